/** The browser of the journeys: CHROMIUM_PATH, or where Debian's package puts it. */
export const findChromium = () => process.env.CHROMIUM_PATH || '/usr/bin/chromium';
