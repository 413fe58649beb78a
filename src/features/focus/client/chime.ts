let context: AudioContext | undefined;

/** Opens the way for sound while a press is being answered: browsers allow it at no other time. */
export function prepareChime(): void {
  context ??= 'AudioContext' in globalThis ? new AudioContext() : undefined;
  void context?.resume().catch((error) => console.debug('sound', error));
}

/** Two soft notes, a fifth apart. */
export function playChime(): void {
  prepareChime();
  if (context?.state !== 'running') return;
  note(context, 523.25, context.currentTime);
  note(context, 783.99, context.currentTime + 0.28);
}

/** One sine note of `frequency` hertz that swells quickly and fades within two seconds. */
function note(audio: AudioContext, frequency: number, at: number): void {
  const tone = new OscillatorNode(audio, { frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 1.9);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 2);
}
