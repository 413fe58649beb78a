import type { Page } from '@playwright/test';
import {
  byMenu,
  choose,
  dialog,
  fill,
  item,
  key,
  LIST,
  link,
  press,
  says,
  shown,
  steps,
  toDialog,
  toMenu,
  toQuestion,
  type Walk,
} from './place.ts';

const openNamed = (title: string) =>
  steps((page: Page) => page.getByRole('rowheader', { name: title, exact: true }).click(), shown('dialog'));
const openTask = openNamed('Отчёт');
const row = (page: Page, task: string) => page.getByRole('row').filter({ hasText: task });
const bar = (page: Page) => page.getByRole('region', { name: 'Выбранные задачи' });
/** On a phone a row has signs of what its task has alone. */
const sign =
  (name: string, task = 'Отчёт') =>
  (page: Page) =>
    row(page, task).getByRole('button', { name }).click();
const ofChosen = (act: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  steps(
    press('Выбрать'),
    (page) => page.getByRole('checkbox', { name: 'Выбрать: Отчёт' }).click(),
    (page) => page.getByRole('checkbox', { name: 'Выбрать: Смета' }).click(),
    (page) => bar(page).getByRole('button', { name: act }).click(),
    shown(role),
  );
/** A list that comes from elsewhere, put into the line of a new task. */
const paste = async (page: Page) => {
  const line = page.getByRole('textbox', { name: 'Новая задача' });
  await line.focus();
  await line.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'хлеб\nмолоко');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
};

export const TASKS: Walk = {
  places: [
    { name: 'the list', at: LIST },
    { name: 'the groups', at: '/?section=tasks' },
    { name: 'what has no place yet', at: LIST, open: press(/^Входящие/) },
    { name: 'the log', at: LIST, open: press('Журнал') },
    { name: 'nothing found', at: `${LIST}&text=никогда`, open: says('Снять фильтры') },
    {
      name: 'a project under its headings',
      at: '/projects',
      open: steps(link('Ремонт'), says('Отделка')),
    },
    {
      name: 'a heading’s menu',
      at: '/projects',
      open: steps(link('Ремонт'), toMenu(/^Ещё: раздел/)),
      of: 'headings/heading-tools',
    },
    { name: 'a new heading', at: '/projects', open: steps(link('Ремонт'), toDialog('Добавить раздел')) },
    {
      name: 'a heading being renamed',
      at: '/projects',
      open: steps(link('Ремонт'), byMenu(/^Ещё: раздел/, 'Переименовать…')),
      of: 'headings/heading-dialog',
    },
    { name: 'the board as a tab', at: '/?section=tasks&tab=board' },
    { name: 'the menu of the list', at: LIST, open: toMenu('Действия со списком'), of: 'client/task-list-menu' },
    { name: 'the tags', at: LIST, open: byMenu('Действия со списком', 'Теги…'), of: 'client/tags-dialog' },
    {
      name: 'a tag',
      at: LIST,
      open: steps(byMenu('Действия со списком', 'Теги…'), toDialog(/^Изменить тег/)),
      of: 'client/tag-dialog',
    },
    {
      name: 'what was understood of a line',
      at: LIST,
      open: steps(fill('Новая задача', 'сдать отчёт завтра срочно #банк'), says('завтра')),
    },
    { name: 'a list that was pasted', at: LIST, open: steps(paste, says('Добавить 2 задачи?')) },
    { name: 'a task', at: LIST, open: openTask, of: 'dialogs/task-detail-dialog' },
    { name: 'a task’s history', at: LIST, open: steps(openTask, press('История')) },
    { name: 'a task that becomes a step', at: LIST, open: steps(openTask, press('Сделать шагом другой задачи…')) },
    { name: 'a step being changed', at: LIST, open: steps(openNamed('Переезд'), press('Изменить шаг: Коробки')) },
    { name: 'a task being changed', at: LIST, open: steps(openTask, press('Изменить задачу')) },
    {
      name: 'the tags to choose from',
      at: LIST,
      open: steps(openNamed('Смета'), press('Изменить задачу'), fill('Теги', 'ба'), shown('listbox')),
      of: 'client/tag-input',
    },
    {
      name: 'an own repeat',
      at: LIST,
      open: steps(openTask, press('Изменить задачу'), choose('Повтор', 'Своё правило…')),
    },
    {
      name: 'a day to be chosen',
      at: LIST,
      open: steps(openTask, press('Изменить задачу'), press('Выбрать день')),
      of: 'date-field/date-field',
    },
    {
      name: 'a question before a task goes',
      at: LIST,
      open: steps(openTask, toQuestion('Удалить задачу')),
      of: 'client/confirm-deletion',
    },
    {
      name: 'a question about a series',
      at: LIST,
      open: steps(
        openNamed('Поливка'),
        press('Изменить задачу'),
        (page) => dialog(page).getByLabel('Название').fill('Иначе'),
        press('Сохранить'),
        shown('alertdialog'),
      ),
      of: 'client/asking-scope',
      after: steps(key('Escape'), key('Escape')),
    },
    {
      name: 'a new task',
      at: LIST,
      open: toDialog('Создать задачу'),
      of: 'tasks/client/dialogs/create-task-dialog',
    },
    {
      name: 'a deadline in its place',
      at: LIST,
      open: steps(sign('Изменить срок'), shown('dialog')),
      of: 'in-place/change-in-place in-place/in-place-popup',
    },
    {
      name: 'reminders in their place',
      at: LIST,
      open: steps(sign('Изменить напоминания', 'Созвон'), shown('dialog')),
    },
    { name: 'a priority in its place', at: LIST, open: steps(sign('Изменить приоритет'), shown('dialog')) },
    { name: 'a project in its place', at: LIST, open: steps(sign('Изменить проект'), shown('dialog')) },
    { name: 'a plan in its place', at: LIST, open: steps(sign('Изменить план', 'Смета'), shown('dialog')) },
    { name: 'a field to be chosen', at: LIST, open: steps(sign('Что изменить'), shown('dialog')), widest: 390 },
    {
      name: 'a title in its place',
      at: LIST,
      open: async (page) => {
        await page.getByRole('rowheader', { name: 'Отчёт', exact: true }).press('F2');
        await expectTyping(page);
      },
    },
    { name: 'a day for chosen tasks', at: LIST, open: ofChosen('Срок'), of: 'selection/selection-bar' },
    { name: 'a plan for chosen tasks', at: LIST, open: ofChosen('План') },
    { name: 'a priority for chosen tasks', at: LIST, open: ofChosen('Приоритет') },
    { name: 'a project for chosen tasks', at: LIST, open: ofChosen('Проект') },
    { name: 'a column for chosen tasks', at: LIST, open: ofChosen('Колонка') },
    {
      name: 'a question before chosen tasks go',
      at: LIST,
      open: ofChosen('Удалить', 'alertdialog'),
      of: 'selection/asking-removal',
    },
  ],
  async prepare(_, post) {
    const { id } = await post('/api/tasks', { title: 'Переезд', plannedDay: '2027-03-17' });
    await post(`/api/tasks/${id}/steps`, { title: 'Коробки' });
    await post('/api/tasks', {
      title: 'Поливка',
      dueDay: '2027-03-17',
      repeat: { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' },
    });
  },
};

const expectTyping = (page: Page) => page.locator('input:focus').waitFor();

export const BOARD_AND_PROJECTS: Walk = {
  places: [
    { name: 'the board', at: '/kanban' },
    { name: 'a column’s menu', at: '/kanban', open: toMenu('Действия с колонкой «Новые»'), of: 'client/column-header' },
    {
      name: 'a column’s name',
      at: '/kanban',
      open: steps(toMenu('Действия с колонкой «Новые»'), item('Переименовать')),
    },
    {
      name: 'a question before a column goes',
      at: '/kanban',
      // What has no cards goes without one.
      open: byMenu('Действия с колонкой «Готово»', 'Удалить', 'alertdialog'),
      of: 'client/use-board',
    },
    { name: 'a new column', at: '/kanban', open: press('Добавить колонку') },
    { name: 'a new card', at: '/kanban', open: press('Добавить задачу в колонку «Новые»') },
    { name: 'a card’s menu', at: '/kanban', open: toMenu(/^Переместить: /), of: 'client/card-move-menu' },
    { name: 'the projects', at: '/projects' },
    { name: 'a new project', at: '/projects', open: toDialog('Создать проект'), of: 'client/project-dialog' },
    { name: 'a project being changed', at: '/projects', open: toDialog('Изменить проект «Ремонт»') },
    {
      name: 'a question before a project goes',
      at: '/projects',
      open: toQuestion('Удалить проект «Ремонт»'),
      of: 'client/projects-page',
    },
    {
      name: 'a project’s menu',
      at: '/projects',
      open: toMenu('Ещё: проект «Ремонт»'),
      of: 'client/project-card',
    },
    {
      name: 'a project going to the archive',
      at: '/projects',
      open: byMenu('Ещё: проект «Ремонт»', 'В архив…'),
      of: 'archive/closing-dialog',
    },
    {
      name: 'a project’s folder',
      at: '/projects',
      open: byMenu('Ещё: проект «Ремонт»', 'В папку…'),
      of: 'folders/folder-dialog',
    },
    {
      name: 'a project made after another',
      at: '/projects',
      open: byMenu('Ещё: проект «Ремонт»', 'Новый по образцу…'),
      of: 'project-copy/project-copy-dialog',
    },
    { name: 'a new folder', at: '/projects', open: toDialog('Новая папка') },
    { name: 'a folder’s menu', at: '/projects', open: toMenu('Ещё: папка «Дом»'), of: 'client/project-list' },
    { name: 'a folder being renamed', at: '/projects', open: byMenu('Ещё: папка «Дом»', 'Переименовать…') },
    {
      name: 'a project that is finished',
      at: '/projects',
      open: steps(
        link('Кладовка'),
        (page) => page.getByRole('checkbox', { name: 'Завершить: Полки' }).click(),
        shown('dialog'),
      ),
    },
  ],
  async prepare(_, post) {
    const { id: projectId } = await post('/api/projects', { name: 'Кладовка', color: '#3b82f6', folder: 'Дом' });
    await post('/api/tasks', { title: 'Полки', projectId });
    const { id } = await post('/api/tasks', { title: 'Лампа', projectId });
    await post(`/api/tasks/${id}`, { status: 'completed' }, 'PUT');
  },
};
