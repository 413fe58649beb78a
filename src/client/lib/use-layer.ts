import { useEffect, useRef } from 'react';
import { type BrowserLocationHook, useLocationProperty, usePathname } from 'wouter/use-browser-location';
import { depthOf, Layers, LEFT, type NavigateOptions } from './layers.ts';

/** `entries` knows of this origin's alone: one step too many would leave the product. */
const reaches = (steps: number) =>
  !('navigation' in window) ||
  navigation.entries()[(navigation.currentEntry?.index ?? 0) + steps]?.sameDocument === true;
let leaving = Number.NEGATIVE_INFINITY;
const isLeaving = () => performance.now() - leaving < LEFT;
let made: Layers | undefined;
/** Those of this window, which there is none of where a page is rendered ahead. */
const layers = () => (made ??= new Layers({ history, location, reaches, isLeaving }));
const navigate = (to: string | URL, options?: NavigateOptions) => layers().navigate(`${to}`, options);
let heard = false;

function hearMoves(): void {
  if (heard) return;
  heard = true;
  window.addEventListener('popstate', () => layers().moved());
  window.addEventListener('beforeunload', () => {
    leaving = performance.now();
  });
  layers().settle();
}

/**
 * Lets the way back close what lies over the page before it leaves.
 * @param key the part of the address that opens it again, for what a link leads to
 */
export function useLayer(open: boolean, close: () => void, key?: string, value?: string): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(hearMoves, []);
  useEffect(() => {
    if (!open) return;
    return layers().add({
      close: () => latest.current(),
      key: key !== undefined && value !== undefined ? [key, value] : undefined,
    });
  }, [open, key, value]);
}

/** Closes all that lies over the page and may be closed. */
export const closeLayers = (): void => layers().closeAll();

const isAbove = () => depthOf(history.state) > 0;

/** True while the address is that of something over the page, and not the page's own. */
export const useIsAbove = (): boolean => useLocationProperty(isAbove);

/** The path of the address, and the way to another page, which takes the place of what lies over this one. */
export const usePath: BrowserLocationHook = (options) => [usePathname(options), navigate];
