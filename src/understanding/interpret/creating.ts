/** «добавь», «запиши»: the beginnings of words that make a task. */
export const CREATES = /^(?:добав|созда|завед|запи[шс]|внес|занес)/;
