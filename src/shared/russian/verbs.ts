import { cut, endingOf } from './endings.ts';
import { forms, oneOf } from './one-of.ts';
import { rememberedOfWords } from './remembered-words.ts';

/** Verb forms recognised by their endings and a few irregular roots; words are folded (lower case, ё as е). */

const PREFIXES =
  'в во вз взо воз вы до за из изо ис на недо о об обо объ от ото пере по под подо подъ пре препод при про произ раз разо рас с со съ у'.split(
    ' ',
  );

/** What may stand behind a verb's prefix, the word itself at first. */
const unprefixed = (word: string): string[] => [
  word,
  ...PREFIXES.filter((prefix) => word.startsWith(prefix)).map((prefix) => word.slice(prefix.length)),
];

const reflexiveOf = endingOf('ся сь');

const NOT_INFINITIVES = oneOf(
  `мать кровать печать память пять девять десять двадцать тридцать одиннадцать двенадцать тринадцать четырнадцать
  пятнадцать шестнадцать семнадцать восемнадцать девятнадцать сеть плеть клеть нить прыть суть муть ртуть рать зять
  путь треть благодать стать тетрадь скатерть знать опять вспять ночь дочь речь полночь мелочь желчь прочь вскачь
  роскошь кладь медь утварь весть честь`,
);
const INFINITIVE_ENDING = endingOf('ать ять еть ить уть ыть оть ачь ечь ичь очь');
const INFINITIVE = oneOf(
  'есть сесть класть пасть красть честь прясть лезть грызть',
  'идти йти дти нести везти вести расти пасти мести брести обрести грести плести цвести ползти трясти блюсти скрести',
);

/** True for «купить», «найти», «испечь», «записаться». */
export const isInfinitive = rememberedOfWords((word) => {
  if (NOT_INFINITIVES.test(word)) return false;
  const plain = cut(word, reflexiveOf(word));
  return INFINITIVE_ENDING(plain) !== '' || unprefixed(plain).some((rest) => INFINITIVE.test(rest));
});

const NOT_PAST = oneOf(
  `стол стола столы чехол канал канала каналы журнал журналы материал материала материалы сериал сериала зал зала залы
  футбол школа школы школу скала стрела персонал терминал филиал филиала капитал капитала сигнал металл балл балла
  баллы файл файла файлы пила вила вилы начало начала мыло мыла одеяло одеяла сало зеркало зеркала правило правила
  дело дела тело тела село села масло масла кресло кресла весло мел модель угол угла узел узла пол пола полы протокол
  протокола диплом мул вокал бокал бокалы овал квартал квартала скандал карнавал вокзал вокзала урал арсенал оригинал
  оригинала идеал потенциал интервал интеграл портал портала штурвал обвал подвал подвала подвалы привал перевал
  провал аврал генерал адмирал минерал мебели дали если или ли были было был была осел козел козла котел котла посол
  орел ствол ствола стволы укол укола уколы частокол волейбол баскетбол хоккейбол тепло светло тяжело весело мало
  немало стекло стекла крыло крылья число числа веслами покрывало сверла сверло рыло ателье неделя недели артикул стул
  стула караул аул разгул мобил автомобили сайтостроили мили пыли стили крокодил тыл профил апрели сначала вначале
  титул титулы вафли сопли кегли канцелярии чел ел ела ели пер опер слез павел михаил`,
);
/** Past tenses without «л» or with another stem, each after its infinitive. */
const IRREGULAR_PASTS = [
  'йти шел шла шли шло',
  'нести нес несла несли несло',
  'везти вез везла везли везло',
  'вести вел вела вели вело',
  'печь пек пекла пекли пекло',
  'жечь жег жгла жгли жгло',
  'стричь стриг стригла стригли',
  'мочь мог могла могли могло',
  'лечь лег легла легли легло',
  'беречь берег берегла берегли',
  'влечь влек влекла влекли влекло',
  'честь чел чла чли',
  'брести брел брела брели',
  'обрести обрел обрела обрели',
  'красть крал крала крали',
  'тереть тер терла терли',
  'переть пер перла перли',
  'есть ел ела ели',
  'сесть сел села сели',
  'расти рос росла росли росло',
  'лезть лез лезла лезли',
  'подмести подмел подмела подмели',
  'вымести вымел вымела вымели',
];
const infinitiveOf = new Map(
  IRREGULAR_PASTS.flatMap((row) => {
    const [infinitive, ...pasts] = row.split(' ');
    return pasts.map((past) => [past, infinitive!] as const);
  }),
);
const PAST_ENDING = endingOf(...[...'аяеиуыо'].flatMap((vowel) => forms(vowel, 'л ла ло ли')));

function irregular(past: string): string | null {
  const rest = unprefixed(past).find((one) => infinitiveOf.has(one));
  if (rest === undefined) return null;
  const infinitive = past.slice(0, past.length - rest.length) + infinitiveOf.get(rest)!;
  return infinitive === 'йти' ? 'идти' : infinitive;
}

/** The infinitive of a past tense: «помыла» → «помыть», «отвез» → «отвезти», «нашла» → «найти»; null for other words. */
export const infinitiveOfPast = rememberedOfWords((word): string | null => {
  if (NOT_PAST.test(word)) return null;
  const reflexive = reflexiveOf(word);
  const plain = cut(word, reflexive);
  const ending = PAST_ENDING(plain);
  const regular = ending && word.length > 3 ? `${cut(plain, ending)}${ending[0]}ть` : null;
  const infinitive = irregular(plain) ?? regular;
  if (infinitive === null || reflexive === '') return infinitive;
  return infinitive + (infinitive.endsWith('ь') ? 'ся' : 'сь');
});

/** True for «купил», «сдала», «нашли», «отвез». */
export const isPast = (word: string): boolean => infinitiveOfPast(word) !== null;

const SHORT_PARTICIPLES = oneOf(
  ...['сдан', 'снят', 'взят', 'сшит', 'сбит', 'смыт', 'дан'].flatMap((one) => forms(one, ' а о ы')),
  'принят занят поднят понят обнят отнят унят нанят перенят изъят смят помят измят надут раздут задут тронут затронут',
  ...['за', 'из', 'раз', 'под', 'при', 'про', 'вы', 'об', 'от', 'на', 'до', 'пере', 'по'].flatMap((prefix) =>
    forms(prefix, 'бит шит вит лит пит'),
  ),
);
/** Of masculine ones, whose other likes are nouns (экзамен, роман) or tenses (горит, идут). */
const MASCULINE = endingOf(
  'лен чен щен жен шен вен нен лан веден несен везен йден дан сан тан ван ран зан ыт гнут рнут кнут янут инут ынут',
);
const WITH_VOWEL = endingOf(...['ан', 'ян', 'ен', 'ит', 'ыт', 'ут', 'от', 'ят'].flatMap((one) => forms(one, 'а о ы')));
const NOT_PARTICIPLES = oneOf(
  `план плана экран экрана кран крана диван дивана карман стакан стакана роман романа туман обман банан баран океан
  ресторан ресторана чемодан чемодана фонтан магазин день цена цены цену смена смены смену стена стены стену страна
  страны страну сцена сцены тренер член пена арена лена елена жена жены звена колено полено сено имена семена времена
  племена иван ивана богдан тигран руслан нурлан алан милан баклан степан светлана татьяна диана оксана анна вены вена измена отмена замена замены перемена хан
  кредит кредита визит визита бандит лимит лимита аудит транзит депозит маршрут минута минуты минут институт института
  салют билет билета ваучер лот пилот плот флот живот ворота робота работа работы забота суббота субботы пехота охота
  рота высота красота частота пустота банкомат формат салат салата автомат субъект быт быта опыт опыта рынок клиент
  сайт сайта один одна одно одни рана раны грана охрана охраны поляна поляны луна ванна ванны каштан сметана
  сметаны телефон фото авто вместо место места лето лета тест теста часто просто чисто густо дебют атрибут парашют
  ветеран караван квота квоты икота плита плиты орбита элита магнит гранит дефицит аппетит гастрит бронхит ребята
  котята щенята опята цыплята нужен важен сложен должен возможен`,
);

/** True for «оплачен», «помыты», «закрыта»: a thing that is done. */
export const isPassive = rememberedOfWords((word) => {
  if (NOT_PARTICIPLES.test(word)) return false;
  return SHORT_PARTICIPLES.test(word) || (word.length > 4 && (MASCULINE(word) || WITH_VOWEL(word)) !== '');
});

const VERB_ENDING = endingOf(
  ...['ир', ''].flatMap((start) => forms(start, 'овать евать ывать ивать')),
  ...['овал', 'евал', 'ировал', 'ирован', 'ован'].flatMap((one) => forms(one, ' а и о ы')),
  ...[...'аяеиуыо'].flatMap((vowel) => forms(vowel, 'ть л ла ло ли н на но ны т та то ты')),
  ...['а', 'я', 'е', 'ыва', 'ива', 'у', 'иру'].flatMap((theme) => forms(theme, 'ю ешь ет ем ете ют й йте')),
  ...['енн', 'анн', 'янн'].flatMap((one) => forms(one, 'ый ая ое ые ой ую ым ых')),
  'ишь ешь ите ете йте ить ти ю у и ь й ет ит ут ют ат ят ем им',
);

/** What remains of a verb without its ending and theme vowel: «купить», «купил», «куплен» → «куп». */
export function verbBase(word: string): string {
  const plain = cut(word, reflexiveOf(word));
  const infinitive = infinitiveOfPast(plain) ?? plain;
  const base = cut(infinitive, VERB_ENDING(infinitive));
  if (base.length < 2) return infinitive;
  return base.replace(/(?<=.[пбвмф])л$/, '');
}
