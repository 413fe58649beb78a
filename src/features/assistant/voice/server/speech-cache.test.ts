import { describe, expect, it } from 'vitest';
import { heldSound } from './held-sound.ts';
import { speechCache } from './speech-cache.ts';

describe('kept speech', () => {
  const speech = (bytes: number) => heldSound(new ArrayBuffer(bytes));

  it('gives way to what was asked for later, oldest first', () => {
    const cache = speechCache(100);
    for (const key of ['a', 'b']) cache.put(key, speech(40));
    cache.get('a');
    cache.put('c', speech(40));
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.file.length)).toEqual([40, undefined, 40]);
  });

  it('never holds more than its capacity, nor one thing that would fill it', () => {
    const cache = speechCache(100);
    cache.put('large', speech(60));
    expect(cache.get('large')).toBeUndefined();
    for (let n = 0; n < 50; n++) cache.put(`k${n % 7}`, speech(30));
    expect([0, 1, 2, 3, 4, 5, 6].filter((n) => cache.get(`k${n}`))).toHaveLength(3);
  });

  it('gives memory back with the last holder, be it the cache or an answer on its way', () => {
    const cache = speechCache(100);
    const [sent, kept] = [speech(40), speech(40)];
    cache.put('sent', sent);
    cache.put('kept', kept);
    sent.hold();
    sent.hold();
    cache.put('c', speech(40));
    expect(cache.get('sent')).toBeUndefined();
    sent.release();
    expect(sent.file.byteLength).toBe(40);
    sent.release();
    expect(sent.file.byteLength).toBe(0);
    expect(kept.file.byteLength).toBe(40);
    cache.clear();
    expect(kept.file.byteLength).toBe(0);
  });
});
