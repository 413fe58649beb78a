/** «добавь», «запиши»: the beginnings of words that make a task. */
export const CREATES = /^(?:добав|созда|завед|запи[шс]|внес|занес)/;

/** «задачу про кровь»: who says so of what is done takes it to be there. */
export const CALLS_IT_TASK = /^(?:задач|таск|пункт|тикет|карточк|задани)/;
