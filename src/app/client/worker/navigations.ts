import { isDemo, isOpening, isPrivate, paths } from '#shared/paths.ts';

/**
 * What answers the navigation to a path: the device, where somebody is signed in on it; the server, and the device only
 * where that is away; null: no affair of the worker's, as calls, files to save and everything that is no page of the app.
 */
export function answeredBy(path: string): 'device' | 'server' | null {
  if (path === paths.home || isPrivate(path) || isOpening(path)) return 'device';
  if (path === paths.login || path === paths.letters || isDemo(path)) return 'server';
  return null;
}
