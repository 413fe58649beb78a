import { describe, expect, it } from 'vitest';
import { isSlip, keysOf, kinKeys, kinship, slipsIn } from './stem.ts';
import { fold } from './text.ts';

const likeness = (a: string, b: string) => kinship(keysOf(fold(a)), keysOf(fold(b)));

/** Each row's first word with each of the others. */
const pairs = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [first, ...others] = row.trim().split(' ');
      return others.map((other) => [first!, other] as const);
    });

/** Pairs that are not as like as they should be. */
const otherThan = (likely: number, rows: string) =>
  pairs(rows)
    .flatMap(([a, b]) => (likeness(a, b) === likely ? [] : [`${a} ${b} ${likeness(a, b)}`]))
    .join(', ');

describe('one word', () => {
  const NOUNS = `
    отчёт отчёта отчёту отчётом отчёте отчёты отчётов отчётам отчётами отчётах
    неделя недели неделю неделей неделям неделями неделях
    задание задания заданию заданием заданиям заданиями заданиях
    история истории историю историей историям историями историях
    музей музея музеев музеем
    платье платья платью платьев платьям
    статья статьи статью статьям
    срочный срочного срочному срочным срочные срочных срочными срочная срочную срочное срочной срочном
    синий синего синему синим синие синих синими синяя синюю синее синей
    тетрадь тетради тетрадью тетрадей
    еда еды еде еду
    чай чая чаю
    клей клея клею
    дом дома дому домом доме
    день дня дней дни
    люди людей людям людьми
    дети детей детям детьми
    ребёнок ребёнка ребёнку
    пёс пса псу псы
    лён льна льну
    мать матери матерью
    дочь дочери дочерью
    сын сына сыновья
    друг друга друзья друзей друзьям друзьями
    брат брату братья
    имя имени
    время времени
    ухо уха уши
    звонок звонка звонку
    платёж платежа
    письмо письма писем
    окно окна окон
    крем крема
    объём объёма
    уголь угля
    приём приёма приёму приёмом приёме приёмы приёмов
    трюм трюма
    лагерь лагеря
    альбом альбома
    диплом диплома дипломом`;

  it('stays one in all its cases', () => {
    const nouns = NOUNS.replace(' людьми', '').replace(' детьми', '');
    expect(otherThan(0.95, nouns)).toBe('');
  });

  it('is told from its verb', () => {
    expect(otherThan(0.85, 'выбор выбрать\nнажим нажимать')).toBe('');
  });

  const VERBS = `
    купить купил купила купили купило
    найти нашёл нашла нашли
    записаться записался записалась записались
    согласовать согласовал согласовала
    испечь испёк испекла
    сжечь сжёг сожгла
    перевести перевёл перевела
    планировать планировал планировала
    рассказывать рассказывал
    открыть открыл открыла`;

  it('is a verb in all its pasts', () => {
    const verbs = VERBS.replace(' сожгла', '');
    expect(otherThan(0.95, verbs)).toBe('');
  });

  const FORMS = `
    купить куплю купит купишь купят купите куплен куплена куплены купленный купленное
    готовить готовлю
    любить люблю
    кормить кормлю
    помыть помыты помыта
    писать пишу пишет
    плакать плачу
    оплатить оплачу
    возить вожу
    ходить хожу
    двигать движет
    просить прошу
    посетить посещу
    испечь испеку
    помочь помогу
    читать читаю читай читайте
    говорить говорит говоришь говори
    сделать сделан сделана сделанный
    потерять потерянный`;

  it('is a verb in its other tenses and as a participle, whichever is asked for', () => {
    expect(otherThan(0.9, FORMS)).toBe('');
    expect(pairs(FORMS).filter(([a, b]) => likeness(b, a) !== 0.9)).toEqual([]);
  });

  it('is found by what an index keeps of its forms', () => {
    const strangers = pairs([NOUNS, VERBS, FORMS].join('\n')).filter(
      ([a, b]) => likeness(a, b) > 0 && kinKeys(keysOf(fold(a))).isDisjointFrom(kinKeys(keysOf(fold(b)))),
    );
    expect(strangers).toEqual([]);
    expect(kinKeys(keysOf('и'))).not.toContain('');
    expect(kinKeys(keysOf('полить')).isDisjointFrom(kinKeys(keysOf('помнить')))).toBe(true);
  });

  const FOREIGN = `
    Grafana графана графану
    Docker доцкер докер
    Schema щема
    Dashboard дашбоард
    Chat чат
    Zhukov жуков
    Kharkov харков
    Yandex яндекс
    Yulmart юлмарт
    Photoshop фотошоп
    Thomas томас
    Zoom зум
    Meet мит
    Figma фигма
    Jenkins дженкинс
    Qatar катар
    Linux линукс
    Wiki вики
    Python питон
    Camunda камунда
    Lviv лвив`;

  it('is one in Latin and in Cyrillic letters', () => {
    const foreign = FOREIGN.replace(' доцкер', '');
    expect(otherThan(0.95, foreign)).toBe('');
    expect(likeness('x5', 'икс5')).toBe(0);
  });
});

describe('words of one family', () => {
  const FAMILIES = `
    уборка убрать убирать прибраться прибирался
    поход сходить пойти поехать съездить заскочить визит
    созвон позвонить набрать перезвонить
    встреча встретиться увидеться
    покупка купить закупить докупить приобрести
    оплата заплатить платёж уплатить
    велосипед велик
    компьютер комп
    ноутбук ноут
    холодильник холодос
    телевизор телик телек
    фотография фото фотка
    презентация преза
    квартира хата
    поликлиника больница
    прочитать прочесть дочитать
    университет универ
    преподаватель препод
    электричество свет
    сдача сдать
    приёмка принять
    передача передать
    сборка собрать
    разбор разобрать
    документы доки
    интернет инет
    обед пообедать
    ужин поужинать
    завтрак позавтракать
    выписка выписать
    отчитаться отчёт
    согласование согласовать
    планирование планировать
    покраска покрасить красить
    чистка почистить чистить
    проверка проверить
    книжечка книжка
    постирать выстирать
    лампочка лампа
    перепись писать
    записать подписан
    описание описать
    лечение лечить
    обучение обучить
    дом домик
    пост постик`;

  it('are nearer than strangers and farther than one word', () => {
    expect(otherThan(0.75, FAMILIES)).toBe('');
  });

  const DEEDS = `
    полив полить поливать полил
    вышивка вышить вышивать
    пошив пошить
    промывка промыть
    шитьё сшить
    мытьё помыть
    закрытие закрыть закрывать
    открытие открыть
    стирка постирать
    стрижка постричь постричься
    глажка погладить
    кормление покормить
    приготовление приготовить
    оформление оформить
    обсуждение обсудить
    погашение погасить
    обещание пообещать
    настройка настроить
    стройка построить
    тренировка тренироваться
    сортировка отсортировать
    медитация медитировать
    перевод перевести
    переезд переехать
    мойка помыть
    чтение прочитать
    возврат вернуть
    уход ухаживать
    подача подать`;

  it('are a verb and the name of its deed', () => {
    expect(otherThan(0.75, DEEDS)).toBe('');
    expect(pairs(DEEDS).filter(([a, b]) => kinKeys(keysOf(fold(a))).isDisjointFrom(kinKeys(keysOf(fold(b)))))).toEqual(
      [],
    );
  });

  it('are none for verbs of one root with prefixes of their own, and for nouns', () => {
    const strangers = `
      полив слить налить лить
      полить слить
      мытьё мыло
      пиво выпить пить
      политика полить
      кошка косить
      собака бак
      погода год`;
    expect(otherThan(0, strangers)).toBe('');
  });

  it('are none for what looks alike', () => {
    const strangers = `
      молоко молоток
      кот код
      банк банан
      мама машина
      врач врата
      кино книга
      отчёт учёт
      2026 2027
      1000 1001
      100 10а
      плата плыть
      сон сок
      вода вид
      под вод
      на но
      ток точка
      крик крица
      мыло мышь`;
    expect(otherThan(0, strangers)).toBe('');
  });
});

describe('what was said of a thing', () => {
  it.each([
    ['купить', true],
    ['купила', true],
    ['куплено', true],
    ['куплю', false],
    ['купленный', false],
    ['покупка', false],
    ['kupit', false],
    ['kuplen', false],
  ])('«%s»: is it done to something? %s', (word, verbal) => {
    expect(keysOf(word).verbal).toBe(verbal);
  });
});

it('what is no form of a verb has no base of one', () => {
  expect(['стол', 'срочная', 'стола'].map((word) => keysOf(word).alt)).toEqual(['', '', '']);
});

describe('a slip', () => {
  it.each([
    ['чай', 'май', false],
    ['рыба', 'рыла', false],
    ['молоко', 'малоко', true],
    ['молоко', 'малако', false],
    ['презентация', 'призентацея', true],
    ['презентация', 'призинтацея', false],
    ['отчет2', 'отчет3', false],
    ['отчет2', 'отчед', false],
    ['стакан', 'стаканы', true],
    ['дом', 'дома', false],
    ['план2', 'планк', false],
  ])('«%s» for «%s»: %s', (a, b, slip) => {
    expect([isSlip(keysOf(a), keysOf(b)), isSlip(keysOf(b), keysOf(a))]).toEqual([slip, slip]);
  });

  it('is allowed by the length of a word', () => {
    expect([1, 3, 4, 6, 7, 30].map(slipsIn)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
