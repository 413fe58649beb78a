import { z } from 'zod';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const MESSAGE = 'Идентификатор — UUID версии 7, строчными буквами';

/** The id of an object that is about to be made, where the caller gives it: of the same one it is made once. */
export const madeId = z.string(MESSAGE).regex(UUID_V7, MESSAGE);
