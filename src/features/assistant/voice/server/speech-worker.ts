import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import espeak from 'espeak-ng';
import { garbageCollector } from '#server/garbage-collector.ts';
import type { Worked } from '#server/worker-turns.ts';
import { spokenText } from '#shared/russian/spoken-text.ts';
import type { SpeechTask } from './speech-task.ts';

/** Voice and pitch (0–99) of the synthesiser. Its plain Russian voice is a man's. */
const VOICES: Record<SpeechTask['voice'], { name: string; pitch: number }> = {
  female: { name: 'ru+f2', pitch: 50 },
  male: { name: 'ru+m3', pitch: 45 },
  neutral: { name: 'ru', pitch: 75 },
};
/** Words a minute; the client plays faster. */
const SPEED = 155;
/** Characters of the words, which numbers written out make longer than the text. */
const WORDS_MAX = 2000;

const program = new WebAssembly.Module(readFileSync(new URL('espeak-ng.wasm', import.meta.resolve('espeak-ng'))));

// Each run has 32 MB of its own, which the collector would let pile up to hundreds: it is told when one is done with.
const collectGarbage = garbageCollector();

// Linux lowers this thread alone, so that answering requests comes first; elsewhere it would be the whole process.
if (process.platform === 'linux') setPriority(10);

/** Numbers, times and signs as words: here, since the first text takes long enough to hold up answering requests. */
function wordsOf(text: string): string {
  const words = spokenText(text);
  return words.length > WORDS_MAX ? words.slice(0, words.lastIndexOf(' ', WORDS_MAX)) : words;
}

async function synthesise(voice: SpeechTask['voice'], words: string): Promise<ArrayBuffer> {
  const { name, pitch } = VOICES[voice];
  const complaints: string[] = [];
  const run = await espeak({
    arguments: ['-v', name, '-p', String(pitch), '-s', String(SPEED), '-b', '1', '-f', 'text', '-w', 'speech.wav'],
    // The text is a file: as an argument a leading «-» would be an option.
    preRun: [({ FS }) => FS.writeFile('text', words)],
    print() {},
    printErr: (line) => complaints.push(line),
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(program, imports);
      done(instance);
      return instance.exports;
    },
  });
  const wav = run.FS.readFile('speech.wav');
  if (wav.byteLength <= 44) throw new Error(`no sound: ${complaints.join('; ')}`);
  return wav.slice().buffer;
}

parentPort!.on('message', async ({ voice, text }: SpeechTask) => {
  /** A WAV file; null where the text has nothing to say. */
  let result: Worked<ArrayBuffer | null>;
  try {
    const words = wordsOf(text);
    result = { answer: words ? await synthesise(voice, words) : null };
  } catch (error) {
    result = { failure: String(error) };
  }
  parentPort!.postMessage(result, 'answer' in result && result.answer ? [result.answer] : []);
  collectGarbage();
});
