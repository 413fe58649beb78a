import { ahead } from '#shared/russian/ahead.ts';

export const texts = {
  tooManyForAccount: (seconds: number) =>
    `Слишком много неверных попыток входа в\u00a0этот аккаунт. Войдите с\u00a0устройства, на котором вы уже входили, или ключом доступа, либо попробуйте ${ahead(seconds)}.`,
  stopping: 'Сервер перезапускается. Попробуйте ещё раз через минуту.',
} as const;
