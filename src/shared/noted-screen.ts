/** Under what a device notes the rows that a page shows first (`client/store/noted-screen.ts`): the page's document looks whether it has. */
export const NOTED_SCREEN = 'first-screen';

/** Under what the document that devices keep announces the scripts of what brings rows from the device. */
export const ROWS = 'kept rows';
