import { isBlank } from '#shared/characters.ts';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 200;
/** Of an e-mail address, as RFC 5321 has it. */
export const EMAIL_MAX = 254;

export interface Named {
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

const NAMELESS = 'Пользователь';

const seen = (name: string | null | undefined) => (name && !isBlank(name) ? name.trim() : '');

/** First and last name; else the first name; else the e-mail's part before the @; else a plain word. */
export function displayName({ email, firstName, lastName }: Named): string {
  const [first, last] = [seen(firstName), seen(lastName)];
  if (first) return last ? `${first} ${last}` : first;
  return email?.split('@')[0] || NAMELESS;
}

/** First letters of the display name's words, upper case, at most two. */
export function initials(user: Named): string {
  const words = displayName(user).split(/\s/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0])
    .join('')
    .toLocaleUpperCase('ru');
}
