import { begin, call, expect, newAddress, PASSWORD, test } from './fixtures.ts';
import { a, exactly, type Screen } from './screen.ts';

const LIST = '/?section=tasks';

/** Waits until a new task is the server's: until then its row takes neither mark nor keys. */
const isKept = (app: Screen, title: string) => app.has(a.checkbox(title), 'disabled', false);

/** Titles in a column of the board, in their order. */
const cards = (column: string) => a.card(undefined, a.region(column));

test('a newcomer signs up, leaves and comes back', async ({ app }) => {
  const address = newAddress();
  await app.open('/login');
  await app.window.run(() => localStorage.setItem('hasSeenWelcomeTour', '1'));
  await app.click(a.button('Зарегистрироваться'));
  await app.fill(a.field('Email'), address);
  await app.fill(exactly(a.field('Пароль')), PASSWORD);
  await app.press('Enter');
  await app.sees(a.heading('Скажите, что сделать'));

  await app.click(a.button('Меню пользователя'));
  await app.click(a.menuitem('Выйти'));
  await app.sees(a.link('Войти'));
  await app.open('/login');
  await app.fill(a.field('Email'), address);
  await app.fill(exactly(a.field('Пароль')), 'не тот пароль');
  await app.press('Enter');
  await app.sees(a.toast('Ошибка'));
  await app.fill(exactly(a.field('Пароль')), PASSWORD);
  await app.press('Enter');
  await app.sees(a.button('Меню пользователя'));
});

test('tasks are added by a line, walked through and ticked by keys, and last', async ({ app }) => {
  await begin(app, LIST);
  await app.click(a.field('Новая задача'));
  for (const words of ['Сдать отчёт завтра в 18:00 !', 'Купить молоко']) {
    await app.type(words);
    await app.press('Enter');
    await app.has(a.field('Новая задача'), 'value', '');
  }
  await app.lists(a.row(), ['Сдать отчёт', 'Купить молоко']);
  await app.sees(a.line('Приоритет: высокий'));
  for (const title of ['Купить молоко', 'Сдать отчёт']) await isKept(app, title);

  await app.focus(a.row('Сдать отчёт'));
  await app.press('ArrowDown');
  await app.has(a.row('Купить молоко'), 'focused', true);
  await app.press('Space');
  await app.has(a.checkbox('Купить молоко'), 'checked', true);
  await app.reload();
  await app.has(a.checkbox('Купить молоко'), 'checked', true);
  await app.click(a.checkbox('Купить молоко'));
  await app.has(a.checkbox('Купить молоко'), 'checked', false);
});

test('a task is made and changed in its dialog, which gives the focus back', async ({ app }) => {
  await begin(app, LIST);
  await app.click(a.button('Создать задачу'));
  await app.fill(a.field('Название', a.dialog()), 'Сверить цифры');
  await app.click(a.label('Высокий', a.dialog()));
  await app.click(a.button('Создать задачу', a.dialog()));
  await app.misses(a.dialog());
  await isKept(app, 'Сверить цифры');
  await app.focus(a.row('Сверить цифры'));
  await app.press('Enter');
  await app.click(a.button('Изменить задачу', a.dialog()));
  await app.fill(a.field('Описание', a.dialog()), 'За квартал');
  await app.click(a.button('Сохранить', a.dialog()));
  await app.sees(a.toast('Задача обновлена!'));
  await app.press('Escape');
  await app.misses(a.dialog());
  await app.has(a.row('Сверить цифры'), 'focused', true);

  await app.press('Delete');
  await app.click(a.button('Удалить', a.alertdialog()));
  await app.misses(a.row('Сверить цифры'));
  await app.click(a.button('Отменить', a.toast()));
  await app.sees(a.row('Сверить цифры'));
});

test('keys move cards over the board, and the order lasts', async ({ app }) => {
  await begin(app, LIST);
  const columns = await call<{ id: string; name: string }[]>(app, 'GET', '/api/kanban-columns');
  const kanbanColumnId = columns.find(({ name }) => name === 'Новые')?.id;
  for (const title of ['Первая', 'Вторая', 'Третья']) await call(app, 'POST', '/api/tasks', { title, kanbanColumnId });
  await app.open('/kanban');
  await app.sees(a.card('Вторая'));
  await app.focus(a.card('Вторая'));
  await app.press('Alt+ArrowUp');
  await app.lists(cards('Новые'), ['Вторая', 'Первая', 'Третья']);
  await app.press('Alt+ArrowRight');
  await app.lists(cards('В процессе'), ['Вторая']);
  await app.has(a.card('Вторая'), 'focused', true);
  await app.press('Alt+ArrowRight');
  await app.lists(cards('Готово'), ['Вторая']);
  const tasks = () => call<{ title: string; status: string }[]>(app, 'GET', '/api/tasks');
  const done = async () => (await tasks()).filter(({ status }) => status === 'completed').map(({ title }) => title);
  await expect.poll(done, { timeout: 20_000 }).toEqual(['Вторая']);
  await app.reload();
  await app.lists(cards('Готово'), ['Вторая']);
  await app.lists(cards('Новые'), ['Первая', 'Третья']);
});

test('a project is made, and its tasks are told apart', async ({ app }) => {
  await begin(app, '/projects', ['Не отсюда']);
  await app.click(a.button('Создать проект'));
  await app.fill(a.field('Название', a.dialog()), 'Ремонт');
  await app.click(a.button('Создать', a.dialog()));
  await app.click(a.link('Ремонт', a.listitem()));
  await app.fill(a.field('Новая задача'), 'Выбрать обои');
  await app.press('Enter');
  await app.lists(a.row(), ['Выбрать обои']);
});

test('a focus session goes on over a reload', async ({ app }) => {
  await begin(app, '/', ['Отчёт']);
  await app.click(a.button('Начать фокус-сессию'));
  await app.fill(a.field('Над чем работаем', a.dialog()), 'Отчёт');
  await app.click(a.option('Отчёт'));
  await app.click(a.label('25 минут', a.dialog()));
  await app.click(a.button('Начать сессию', a.dialog()));
  await app.has(a.timer(), 'text', /^24:5\d/);
  await app.reload();
  await app.has(a.timer(), 'text', /^24:[0-5]\d/);
  await app.click(exactly(a.button('Пауза')));
  await app.sees(exactly(a.button('Продолжить')));
  await app.click(exactly(a.button('Завершить')));
  await app.click(a.button('Посчитать', a.alertdialog()));
  await app.sees(a.toast('Сессия завершена!'));
  await app.misses(a.timer());
});

test('a habit is made and marked on the dashboard', async ({ app }) => {
  await begin(app, '/habits');
  await app.click(exactly(a.button('Создать привычку')));
  await app.fill(a.field('Название', a.dialog()), 'Зарядка');
  await app.click(exactly(a.button('Создать', a.dialog())));
  await app.sees(a.button('Выполнено: Зарядка'));
  await app.click(a.link('Панель'));
  await app.click(a.checkbox('Зарядка'));
  await app.has(a.checkbox('Зарядка'), 'checked', true);
  await app.reload();
  await app.has(a.checkbox('Зарядка'), 'checked', true);
});

test('the assistant does what it is told, and takes it back', async ({ app }) => {
  await begin(app, LIST, ['Полить цветы']);
  await app.click(a.button('Открыть ИИ-помощника'));
  await app.has(a.field('Сообщение помощнику'), 'focused', true);
  await app.type('полил цветы и добавь купить хлеб завтра');
  await app.press('Enter');
  await app.sees(a.listitem('Выполнена: Полить цветы', a.dialog()));
  await app.sees(a.listitem('Создана: Купить хлеб', a.dialog()));
  await app.click(exactly(a.button('Отменить', a.dialog())));
  await app.sees(a.toast('Отменено'));
  await app.press('Escape');
  await app.misses(a.dialog());
  await app.lists(a.row(), ['Полить цветы']);
  await app.has(a.checkbox('Полить цветы'), 'checked', false);
});

test('the figures of the week are drawn', async ({ app }) => {
  await begin(app, LIST, ['Сделанное']);
  await app.click(a.checkbox('Сделанное'));
  await app.has(a.checkbox('Сделанное'), 'checked', true);
  await app.open('/?section=analytics&period=week');
  await app.sees(a.main('Всего 1 задача'));
  const charts = () => app.window.run(() => document.querySelectorAll('main svg.recharts-surface').length);
  await expect.poll(charts, { timeout: 20_000 }).toBe(2);
});
