import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { asksFor } from './asks-for.ts';
import type { TaskView } from './model.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');

function account() {
  const made = new Account(NOW);
  const add = (fields: Partial<TaskView>) => made.add({ status: 'active', ...fields } as Parameters<Account['add']>[0]);
  add({ title: 'Сдать отчёт' });
  add({ title: 'Купить молоко' });
  const { view } = made;
  const [report] = view.tasks.map(({ id }) => id);
  const full = {
    tags: ['дом', 'срочно'],
    priority: 'high',
    projectId: 'p',
    kanbanColumnId: 'c',
    description: 'Два листа',
  };
  return {
    ...view,
    projects: [{ id: 'p', name: 'Работа' }],
    columns: [{ id: 'c', name: 'Ожидание' }],
    tasks: view.tasks.map((task) => (task.id === report ? { ...task, ...full } : task)) as TaskView[],
  };
}
const ask = (text: string) => productEngine(text, account(), NOW, 'Europe/Moscow');

describe('what a task has of a field', () => {
  it.each([
    ['какие теги у отчёта', 'У задачи «Сдать отчёт» теги «дом», «срочно».'],
    ['какие у отчёта теги?', 'У задачи «Сдать отчёт» теги «дом», «срочно».'],
    ['какие теги стоят у отчёта', 'У задачи «Сдать отчёт» теги «дом», «срочно».'],
    ['с какими тегами отчёт?', 'У задачи «Сдать отчёт» теги «дом», «срочно».'],
    ['какие теги у молока', '«Купить молоко» — без тегов.'],
    ['какой проект у отчёта', '«Сдать отчёт» — в проекте «Работа».'],
    ['в каком проекте отчёт', '«Сдать отчёт» — в проекте «Работа».'],
    ['в каком проекте молоко', '«Купить молоко» — без проекта.'],
    ['какой приоритет у отчёта', 'У задачи «Сдать отчёт» высокий приоритет.'],
    ['какой у задачи про отчёт приоритет', 'У задачи «Сдать отчёт» высокий приоритет.'],
    ['какой приоритет у «Купить молоко»?', 'У задачи «Купить молоко» средний приоритет.'],
    ['в какой колонке отчёт', '«Сдать отчёт» — в колонке «Ожидание».'],
    ['в какой колонке молоко', '«Купить молоко» — без колонки.'],
    ['какое описание у отчёта', '«Сдать отчёт» — Два листа'],
    ['какое описание у молока', '«Купить молоко» — без описания.'],
    ['какой срок у отчёта', '«Сдать отчёт» — без срока.'],
  ])('«%s»', (text, reply) => {
    expect(ask(text)).toMatchObject({ reply, actions: [] });
  });

  it.each([
    ['какие задачи с тегом дом', 'тег'],
    ['какие у меня задачи с тегом дом', 'тег'],
    ['какие приоритетные задачи на завтра', 'приоритет'],
    ['какие у меня задачи высокого приоритета', 'приоритет'],
  ])('is not asked for by «%s»', (text, noun) => {
    expect(asksFor(text.split(' '), [noun])).toBeNull();
  });
});
