import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import espeak from 'espeak-ng';
import type { SpeechResult, SpeechTask } from './speech-task.ts';

/** Voice and pitch (0–99) of the synthesiser. Its plain Russian voice is a man's. */
const VOICES: Record<SpeechTask['voice'], { name: string; pitch: number }> = {
  female: { name: 'ru+f2', pitch: 50 },
  male: { name: 'ru+m3', pitch: 45 },
  neutral: { name: 'ru', pitch: 75 },
};
/** Words a minute; the client plays faster. */
const SPEED = 155;

const program = new WebAssembly.Module(readFileSync(new URL('espeak-ng.wasm', import.meta.resolve('espeak-ng'))));

// Each run has 32 MB of its own, which the collector would let pile up to hundreds: it is told when one is done with.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

// Linux lowers this thread alone, so that answering requests comes first; elsewhere it would be the whole process.
if (process.platform === 'linux') setPriority(10);

async function synthesise({ voice, text }: SpeechTask): Promise<ArrayBuffer> {
  const { name, pitch } = VOICES[voice];
  const complaints: string[] = [];
  const run = await espeak({
    arguments: ['-v', name, '-p', String(pitch), '-s', String(SPEED), '-b', '1', '-f', 'text', '-w', 'speech.wav'],
    // The text is a file: as an argument a leading «-» would be an option.
    preRun: [({ FS }) => FS.writeFile('text', text)],
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

parentPort!.on('message', async (task: SpeechTask) => {
  let result: SpeechResult;
  try {
    result = { wav: await synthesise(task) };
  } catch (error) {
    result = { failure: String(error) };
  }
  parentPort!.postMessage(result, 'wav' in result ? [result.wav] : []);
  collectGarbage();
});
