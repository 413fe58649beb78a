import { expect, it } from 'vitest';
import { z } from 'zod';
import { Form } from './form.tsx';
import { FormDialog } from './form-dialog.tsx';

const schema = z.object({ title: z.string().min(1) });
const start = { title: '' };
const noFields = () => null;
const send = () => Promise.resolve();
const common = { schema, start, draft: null, onSubmit: send };
const answer = { loading: false, submitError: null };
const dialog = { ...common, open: true, onOpenChange: () => undefined, title: 'Дом', submitLabel: 'Сохранить' };

/** Held by the compiler, that is by `npm run check`: a line below a directive that compiles is an error. */
it('takes no form that forgets the way of its answer', () => {
  const whole = [
    <Form key={1} {...common} {...answer}>
      {noFields}
    </Form>,
    <FormDialog key={2} {...dialog} {...answer}>
      {noFields}
    </FormDialog>,
  ];
  const wanting = [
    // @ts-expect-error without loading
    <Form key={1} {...common} submitError={null}>
      {noFields}
    </Form>,
    // @ts-expect-error without submitError
    <Form key={2} {...common} loading={false}>
      {noFields}
    </Form>,
    // @ts-expect-error without loading
    <FormDialog key={3} {...dialog} submitError={null}>
      {noFields}
    </FormDialog>,
    // @ts-expect-error without submitError
    <FormDialog key={4} {...dialog} loading={false}>
      {noFields}
    </FormDialog>,
    // @ts-expect-error an answer that is not known yet is null
    <FormDialog key={5} {...dialog} loading={false} submitError={undefined}>
      {noFields}
    </FormDialog>,
    // @ts-expect-error whether it keeps a draft has to be said
    <FormDialog key={6} {...dialog} {...answer} draft={undefined}>
      {noFields}
    </FormDialog>,
    // @ts-expect-error its fields are not those of the schema
    <FormDialog key={7} {...dialog} {...answer} start={{ name: '' }}>
      {noFields}
    </FormDialog>,
  ];
  expect([whole.length, wanting.length]).toEqual([2, 7]);
});
