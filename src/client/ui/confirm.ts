/** A question before something that cannot be taken back, or that the product promises to ask about. */
export interface Question {
  title: string;
  text?: string;
  actionLabel: string;
  cancelLabel: string;
  tone?: 'primary' | 'danger';
}

export interface Asked extends Question {
  answer: (yes: boolean) => void;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

/** Asks and answers whether to go on; a question that is already open is answered with no. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    show({
      ...question,
      answer: (yes) => {
        show(undefined);
        resolve(yes);
      },
    });
  });
}

/** The open question, if any; for the host that draws it. */
export const currentQuestion = () => asked;

/** Hears of every question asked and answered. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Asked | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}
