/** Node has it as browsers do; its types come with theirs only. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(program: Module, imports: object);
    readonly exports: object;
  }
}

/** The parts in use of an Emscripten build of the eSpeak NG command line. */
declare module 'espeak-ng' {
  interface Run {
    FS: {
      writeFile(path: string, text: string): void;
      readFile(path: string): Uint8Array<ArrayBuffer>;
    };
  }
  interface Options {
    arguments: string[];
    preRun: ((run: Run) => void)[];
    print(line: string): void;
    printErr(line: string): void;
    instantiateWasm(imports: object, done: (instance: WebAssembly.Instance) => void): object;
  }
  /** Runs the command once, in a memory of its own. */
  function espeak(options: Options): Promise<Run>;

  // biome-ignore lint/style/noDefaultExport: so it is
  export { espeak as default };
}
