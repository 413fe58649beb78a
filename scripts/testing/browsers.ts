// The browsers of the journeys: each from a variable, or from where Debian's package puts it.

export const findChromium = () => process.env.CHROMIUM_PATH || '/usr/bin/chromium';
export const findFirefox = () => process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
/** The driver of WebKitGTK, which brings a browser of its own. */
export const findWebKitDriver = () => process.env.WEBKIT_DRIVER_PATH || '/usr/bin/WebKitWebDriver';
/** A display for the windows of WebKitGTK, which cannot do without one. */
export const findXvfb = () => process.env.XVFB_PATH || '/usr/bin/Xvfb';
