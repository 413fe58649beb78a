import { counted } from '#shared/russian/plural.ts';

const projects = (count: number) => counted(count, ['проект', 'проекта', 'проектов']);

export const texts = {
  create: 'Новая папка',
  none: 'Без папки',
  menu: (name: string) => `Ещё: папка «${name}»`,
  rename: 'Переименовать…',
  remove: 'Убрать папку',
  count: projects,
  dialog: {
    create: 'Новая папка',
    createText: 'Папка собирает проекты. Выберите хотя бы один: переложить их можно когда угодно.',
    rename: 'Название папки',
    merges: (name: string) => `Папка «${name}» уже есть: проекты окажутся в\u00a0ней.`,
    move: (name: string) => `Папка проекта «${name}»`,
    name: 'Название',
    placeholder: 'Например, «Дом»',
    moveHint: 'Выберите из тех, что есть, или впишите новую. Пусто\u00a0— без папки.',
    projects: 'Проекты',
    chooseOne: 'Выберите хотя бы один проект',
    submit: 'Сохранить',
    createSubmit: 'Создать',
  },
  created: 'Папка создана',
  renamed: 'Папка переименована',
  removed: 'Папки больше нет, её проекты остались',
  moved: (folder: string) => `Проект в\u00a0папке «${folder}»`,
  movedOut: 'Проект теперь без папки',
  unsent: (folder: string | null, count: number) =>
    folder === null ? `Без папки: ${projects(count)}` : `В папку «${folder}»: ${projects(count)}`,
} as const;
