/** «сделаю», «займусь», «сяду»: one's own doing, of which a day is the one on which it is meant to be done, and no deadline. */
export const OWN_DOING =
  /^(?:сделаю|сделаем|делаю|займусь|займемся|возьмусь|возьмемся|берусь|сяду|сажусь|засяду|начну|приступлю|приступаю)$/;
