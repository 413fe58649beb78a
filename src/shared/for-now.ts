/** True for the status of an answer that says nothing of the write itself: the same one may succeed once it is sent again. */
export const isForNow = (status: number): boolean => [401, 408, 412, 429].includes(status) || status >= 500;
