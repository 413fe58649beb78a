// The browsers of the journeys: each from a variable, or from where Debian's package puts it.
import { existsSync } from 'node:fs';

const CHROMIUM = '/usr/bin/chromium';
/** Chromium's engine without its windows: the same pages for a third less work. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const firstOf = (...paths: [string, string]) => paths.find(existsSync) ?? paths[0];

/** Chromium as people have it: for what is measured or shown. */
export const findChromium = () => process.env.CHROMIUM_PATH || firstOf(CHROMIUM, HEADLESS_SHELL);
/** Whether the journeys have the browser that is the fastest for them, or the one that somebody chose. */
export const hasHeadlessShell = () => Boolean(process.env.CHROMIUM_PATH) || existsSync(HEADLESS_SHELL);
/** Chromium for the journeys. */
export const findHeadlessChromium = () => process.env.CHROMIUM_PATH || firstOf(HEADLESS_SHELL, CHROMIUM);
export const findFirefox = () => process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
/** The driver of WebKitGTK, which brings a browser of its own. */
export const findWebKitDriver = () => process.env.WEBKIT_DRIVER_PATH || '/usr/bin/WebKitWebDriver';
/** A display for the windows of WebKitGTK, which cannot do without one. */
export const findXvfb = () => process.env.XVFB_PATH || '/usr/bin/Xvfb';
