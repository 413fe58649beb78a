/** Days of the week, 1 (Monday) … 7, after one of them was pressed. */
export const pressed = (days: readonly number[], day: number): number[] =>
  days.includes(day) ? days.filter((other) => other !== day) : [...days, day].sort();
