/** A question before something that cannot be taken back, or that the product promises to ask about. */
export interface Question {
  title: string;
  text?: string;
  actionLabel: string;
  cancelLabel: string;
  tone?: 'primary' | 'danger';
}

/** A question that something else may be answered to than yes or no. */
interface Alternative extends Question {
  otherLabel?: string;
}

export type Choice = 'action' | 'other' | 'cancel';

export interface Asked extends Alternative {
  answer: (choice: Choice) => void;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

/** Asks and answers whether to go on. */
export const confirm = async (question: Question): Promise<boolean> => (await choose(question)) === 'action';

/** Asks what to do; a question that is already open is answered with no. */
export function choose(question: Alternative): Promise<Choice> {
  asked?.answer('cancel');
  return new Promise((resolve) => {
    show({
      ...question,
      answer: (choice) => {
        show(undefined);
        resolve(choice);
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
