import type { Direction } from '#understanding/read/recurrent-model.ts';
import { addProduct, addSums, type Matrix, transposed } from './matrices.ts';

/**
 * Messages that go through a network side by side, the longest first: their words stand in rows, the first ones of all messages,
 * then the second ones of those that have two, and so on.
 */
export class Abreast {
  /** By step, the row of the first message's word; what there are of rows at the end. */
  readonly rows: Int32Array;

  /** @param lengths of the messages, the longest first, none empty */
  constructor(lengths: readonly number[]) {
    this.rows = new Int32Array((lengths[0] ?? 0) + 1);
    for (const length of lengths) for (let step = 0; step < length; step++) this.rows[step + 1]!++;
    for (let step = 1; step < this.rows.length; step++) this.rows[step]! += this.rows[step - 1]!;
  }

  get steps(): number {
    return this.rows.length - 1;
  }

  get words(): number {
    return this.rows[this.steps]!;
  }

  /** How many messages have a word at a step. */
  at(step: number): number {
    return this.rows[step + 1]! - this.rows[step]!;
  }
}

/** By row, the row of the word that stands as far from the message's end as this one from its beginning. */
export function turnedRows(abreast: Abreast, lengths: readonly number[]): Int32Array {
  const turned = new Int32Array(abreast.words);
  for (const [message, length] of lengths.entries())
    for (let step = 0; step < length; step++)
      turned[abreast.rows[step]! + message] = abreast.rows[length - 1 - step]! + message;
  return turned;
}

/** The rows of `width` numbers that `rows` names, one after another. */
export function rowsOf(values: Float64Array, width: number, rows: Int32Array): Float64Array {
  const out = new Float64Array(rows.length * width);
  for (let row = 0; row < rows.length; row++)
    for (let to = row * width, from = rows[row]! * width, left = width; left > 0; left--) out[to++] = values[from++]!;
  return out;
}

/** One direction of a network of so many numbers a word and states. */
export interface Way {
  dense: Float64Array;
  places: Direction;
  width: number;
  states: number;
}

/** What a direction went through, by row. */
export interface Course {
  /** Three times the states: reset, update, what is proposed. */
  gates: Float64Array;
  remembered: Float64Array;
  state: Float64Array;
}

/** What `course` of the model does, of many messages at once. `input` is by row, for a way back that of the turned rows. */
export function courseAbreast({ dense, places, width, states }: Way, input: Float64Array, abreast: Abreast): Course {
  const three = 3 * states;
  const gates = new Float64Array(abreast.words * three);
  for (let row = 0; row < abreast.words; row++)
    for (let own = 0; own < three; own++) gates[row * three + own] = dense[places.bias + own]!;
  addProduct(
    { values: gates },
    { values: input },
    { values: dense, from: places.fromWord },
    abreast.words,
    three,
    width,
  );
  const remembered = new Float64Array(abreast.words * states);
  const state = new Float64Array(abreast.words * states);
  for (let step = 0; step < abreast.steps; step++) {
    const count = abreast.at(step);
    const before = step === 0 ? -1 : abreast.rows[step - 1]! * states;
    const heard = new Float64Array(count * three);
    if (before >= 0)
      addProduct(
        { values: heard },
        { values: state, from: before },
        { values: dense, from: places.fromState },
        count,
        three,
        states,
      );
    for (let message = 0; message < count; message++) {
      const row = abreast.rows[step]! + message;
      for (let own = 0; own < states; own++) {
        const gate = row * three + own;
        const hears = message * three + own;
        const reset = 1 / (1 + Math.exp(-gates[gate]! - heard[hears]!));
        const update = 1 / (1 + Math.exp(-gates[gate + states]! - heard[hears + states]!));
        const remembers = heard[hears + 2 * states]! + dense[places.stateBias + own]!;
        const proposed = Math.tanh(gates[gate + 2 * states]! + reset * remembers);
        gates[gate] = reset;
        gates[gate + states] = update;
        gates[gate + 2 * states] = proposed;
        remembered[row * states + own] = remembers;
        state[row * states + own] =
          (1 - update) * proposed + (before < 0 ? 0 : update * state[before + message * states + own]!);
      }
    }
  }
  return { gates, remembered, state };
}

/**
 * Goes back over a course: the gradient of its weights is added to `ofDense`, that of the input is returned. `ofState` is that of
 * the states, and is used up.
 */
export function backAbreast(
  { dense, places, width, states }: Way,
  input: Float64Array,
  { gates, remembered, state }: Course,
  abreast: Abreast,
  ofState: Float64Array,
  ofDense: Float64Array,
): Float64Array {
  const three = 3 * states;
  const { words } = abreast;
  // Of what the word says to the gates, and of what the state before says to them.
  const ofWord = new Float64Array(words * three);
  const ofBefore = new Float64Array(words * three);
  const fromState = transposed({ values: dense, from: places.fromState }, three, states);
  for (let step = abreast.steps - 1; step >= 0; step--) {
    const count = abreast.at(step);
    const before = step === 0 ? -1 : abreast.rows[step - 1]! * states;
    const first = abreast.rows[step]! * states;
    for (let at = 0; at < count * states; at++) {
      const own = at % states;
      const gate = (first + at - own) * 3 + own;
      const reset = gates[gate]!;
      const update = gates[gate + states]!;
      const proposed = gates[gate + 2 * states]!;
      const gradient = ofState[first + at]!;
      const last = before < 0 ? 0 : state[before + at]!;
      const ofProposed = gradient * (1 - update) * (1 - proposed * proposed);
      ofWord[gate] = ofBefore[gate] = ofProposed * remembered[first + at]! * reset * (1 - reset);
      ofWord[gate + states] = ofBefore[gate + states] = gradient * (last - proposed) * update * (1 - update);
      ofWord[gate + 2 * states] = ofProposed;
      ofBefore[gate + 2 * states] = ofProposed * reset;
      if (before >= 0) ofState[before + at]! += gradient * update;
    }
    if (before >= 0)
      addProduct(
        { values: ofState, from: before },
        { values: ofBefore, from: first * 3 },
        fromState,
        count,
        states,
        three,
      );
  }
  addSums(ofDense, places.bias, ofWord, three);
  addSums(ofDense, places.stateBias, thirds(ofBefore, states), states);
  const turned = transposed({ values: ofWord }, words, three);
  addProduct(
    { values: ofDense, from: places.fromWord },
    turned,
    transposed({ values: input }, words, width),
    three,
    width,
    words,
  );
  const begun = abreast.steps === 0 ? 0 : abreast.at(0);
  const later = words - begun;
  addProduct(
    { values: ofDense, from: places.fromState },
    transposed({ values: ofBefore, from: begun * three }, later, three),
    transposed(statesBefore(state, states, abreast), later, states),
    three,
    states,
    later,
  );
  const ofInput = new Float64Array(input.length);
  const fromWord = transposed({ values: dense, from: places.fromWord }, three, width);
  addProduct({ values: ofInput }, { values: ofWord }, fromWord, words, width, three);
  return ofInput;
}

/** Of three numbers a state, the third ones. */
function thirds(values: Float64Array, states: number): Float64Array {
  const out = new Float64Array(values.length / 3);
  for (let at = 0; at < out.length; at++) out[at] = values[(at - (at % states)) * 3 + 2 * states + (at % states)]!;
  return out;
}

/** By row from the second step on, the state before. */
function statesBefore(state: Float64Array, states: number, abreast: Abreast): Matrix {
  const before: number[] = [];
  for (let step = 1; step < abreast.steps; step++)
    for (let message = 0; message < abreast.at(step); message++) before.push(abreast.rows[step - 1]! + message);
  return { values: rowsOf(state, states, Int32Array.from(before)) };
}
