import { expect, it } from 'vitest';
import { course, layoutOf, type Network, type Shape } from '#understanding/read/recurrent-model.ts';
import { chance } from './chance.ts';
import { Abreast, courseAbreast, rowsOf, turnedRows } from './recurrent-pass.ts';

const shape: Shape = { features: 0, width: 3, states: 5, labels: 2 };
const LENGTHS = [6, 4, 4, 1];

it('reads messages side by side as the model reads each of them', () => {
  const next = chance(3);
  const layout = layoutOf(shape);
  const dense = Float64Array.from({ length: layout.size }, () => next() * 2 - 1);
  const network: Network = { shape, layout, embeddings: new Float32Array(), dense };
  const abreast = new Abreast(LENGTHS);
  const turned = turnedRows(abreast, LENGTHS);
  const input = Float64Array.from({ length: abreast.words * shape.width }, () => next() * 2 - 1);
  for (const isBackward of [false, true]) {
    const way = {
      dense,
      places: isBackward ? layout.backward : layout.forward,
      width: shape.width,
      states: shape.states,
    };
    const { state } = courseAbreast(way, isBackward ? rowsOf(input, shape.width, turned) : input, abreast);
    const inOrder = isBackward ? rowsOf(state, shape.states, turned) : state;
    for (const [message, length] of LENGTHS.entries()) {
      const rows = Int32Array.from({ length }, (_, step) => abreast.rows[step]! + message);
      const alone = course(network, Float32Array.from(rowsOf(input, shape.width, rows)), isBackward);
      rowsOf(inOrder, shape.states, rows).forEach((value, at) => {
        expect(value).toBeCloseTo(alone[at]!, 5);
      });
    }
  }
});
