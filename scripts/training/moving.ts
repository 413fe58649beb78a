/** Weights that Adam moves (Kingma and Ba, 2015). */
export class Moving {
  readonly values: Float64Array;
  readonly gradient: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;

  constructor(values: Float64Array) {
    this.values = values;
    this.gradient = new Float64Array(values.length);
    this.#means = new Float64Array(values.length);
    this.#squares = new Float64Array(values.length);
  }

  /** The sum of the squares of a stretch of the gradient. */
  squares(from: number, to: number): number {
    let sum = 0;
    for (let at = from; at < to; at++) sum += this.gradient[at]! * this.gradient[at]!;
    return sum;
  }

  /** Moves a stretch by its gradient, which begins anew. */
  move(from: number, to: number, scale: number, rate: number, step: number): void {
    const [ofMean, ofSquare] = [1 / (1 - 0.9 ** step), 1 / (1 - 0.999 ** step)];
    for (let at = from; at < to; at++) {
      const gradient = this.gradient[at]! * scale;
      const mean = 0.9 * this.#means[at]! + 0.1 * gradient;
      const square = 0.999 * this.#squares[at]! + 0.001 * gradient * gradient;
      this.#means[at] = mean;
      this.#squares[at] = square;
      this.values[at]! -= (rate * mean * ofMean) / (Math.sqrt(square * ofSquare) + 1e-8);
      this.gradient[at] = 0;
    }
  }
}
