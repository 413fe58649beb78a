import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSchemas } from './schemas.ts';

const title = z.string().min(1).meta({ id: 'Title' });
const task = z.object({ title, note: z.string().default('') }).meta({ id: 'Task' });

describe('the schemas of the interface', () => {
  it('are told as they are answered and as they are asked', () => {
    const { schemaOf } = createSchemas();
    const note = z.object({ note: z.string().default('') });
    expect(schemaOf(note)).toMatchObject({ required: ['note'] });
    expect(schemaOf(note, 'input')).not.toHaveProperty('required');
    expect(schemaOf(note, 'input')).not.toHaveProperty('$schema');
  });

  it('are gathered under their names and referred to, what they refer to as well', () => {
    const { schemaOf, named } = createSchemas();
    expect(schemaOf(z.array(task))).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Task' },
    });
    expect(schemaOf(title.nullable(), 'input')).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Title' }, { type: 'null' }],
    });
    expect(named.Title).toMatchObject({ type: 'string', minLength: 1 });
    expect(named.Task).toMatchObject({ properties: { title: { $ref: '#/components/schemas/Title' } } });
  });

  it('say anything of what no schema can', () => {
    expect(createSchemas().schemaOf(z.object({ at: z.date() }))).toMatchObject({ properties: { at: {} } });
  });

  it('may not differ under one name', () => {
    const { schemaOf, named } = createSchemas();
    schemaOf(z.array(title));
    schemaOf(z.array(title), 'input');
    expect(() => schemaOf(z.array(z.number().meta({ id: 'Title' })))).toThrow('Title');
    expect(named.Title).toMatchObject({ type: 'string' });
  });
});
