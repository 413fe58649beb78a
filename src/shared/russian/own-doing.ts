/** «сделаю», «займусь», «сяду»: one's own doing, of which a day is the one on which it is meant to be done, and no deadline. */
export const OWN_DOING = /^(?:сделаю|делаю|займусь|возьмусь|сяду|засяду|начну|приступлю)$/;
