/** One window of a browser, as far as every engine can be driven: what a person sees in it is `screen.ts`. */
export interface BrowserWindow {
  /** Loads an address and waits until it is loaded. */
  load(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; what goes in and out must be JSON, and the function stands alone. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Presses keys together, such as `Alt+ArrowRight`, named as `KeyboardEvent.key` names them. */
  press(keys: string): Promise<void>;
  /** Types a text key by key. */
  type(text: string): Promise<void>;
  /** Presses the main button of the mouse at a point of the window, in CSS pixels. */
  clickAt(point: Point): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

/** A running browser that stands for an engine. */
export interface Engine {
  /** Opens the browser of somebody who was never here, in the place of the one before. */
  newVisitor(): Promise<BrowserWindow>;
  /** Opens another window of the same visitor. */
  newWindow(): Promise<BrowserWindow>;
  /** Takes what the console reported since the last time: errors, warnings, and what a policy blocked. */
  takeProblems(): string[];
  close(): Promise<void>;
}

/** A window that holds all of the app side by side. */
export const WIDE = { width: 1280, height: 800 };

/** How the person before the screen has set up the machine. */
export const MACHINE = { TZ: 'Europe/Moscow' };
