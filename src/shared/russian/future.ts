import { rememberedOfWords } from './remembered-words.ts';

/** «Куплю», «сходим»: the first person of the verbs of everyday plans; words are folded (lower case, ё as е). */

/** First person singular and infinitive; «+» marks forms that without a prefix are another word: «мою», «еду». */
const ROOTS = `звоню звонить|звонюсь звониться|пишу писать|пишусь писаться|везу везти|несу нести|веду вести|йду йти|+еду ехать|езжу ездить|
  хожу ходить|+вожу водить|беру брать|берусь браться|+дам дать|дамся даться|+мою мыть|моюсь мыться|+крою крыть|+строю строить|
  +готовлю готовить|+готовлюсь готовиться|+ставлю ставить|+правлю править|+бавлю бавить|+здравлю здравить|+ложу ложить|
  +кажу казать|вяжу вязать|мажу мазать|+прошу просить|+прошусь проситься|пеку печь|варю варить|жарю жарить|солю солить|
  кормлю кормить|глажу гладить|крашу красить|чищу чистить|+сушу сушить|+меню менить|ценю ценить|чиню чинить|учу учить|
  учусь учиться|+плачу платить|+сажу садить|трачу тратить|ищу искать|+сужу судить|+сужусь судиться|бужу будить|
  +новлю новить|+точню точнить|+полню полнить|+ключу ключить|+ключусь ключиться|брошу бросить|+вешу весить|мету мести|
  плету плести|пью пить|шью шить|лью лить|бью бить|смотрю смотреть|сижу сидеть|лежу лежать|сплю спать|+тушу тушить|
  +точу точить|гружу грузить|+гоню гнать|жду ждать|+зову звать|рву рвать|бегу бежать|стригу стричь|стригусь стричься|
  +ряжу рядить|+ряжусь рядиться|жму жать|+верю верить|меряю мерить|+мечу метить|+вершу вершить|+кончу кончить|дарю дарить|
  говорю говорить|говорюсь говориться|+формлю формить|режу резать|клею клеить|+тру тереть|+лечу лечить|рисую рисовать|
  праздную праздновать|публикую публиковать|пробую пробовать|советую советовать|советуюсь советоваться|
  пакую паковать|+гласую гласовать|организую организовать|использую использовать|пущу пустить|+вещу вестить|
  +общу общить|+нужу нудить|+ношу носить|+явлю явить|+двину двинуть|+бавлюсь бавиться|+крепию крепить|+ясню яснить|+гляну глянуть|+тяну тянуть|+становлю становить`;

/** Forms that take no part in prefixation, or change under a prefix. */
const WHOLE = `куплю купить|приду прийти|отвечу ответить|спрошу спросить|получу получить|приглашу пригласить|верну вернуть|
  вернусь вернуться|возьму взять|возьмусь взяться|сниму снять|подниму поднять|приму принять|займу занять|займусь заняться|
  найму нанять|пойму понять|начну начать|решу решить|помогу помочь|отдохну отдохнуть|встану встать|лягу лечь|сяду сесть|
  встречусь встретиться|увижусь увидеться|увижу увидеть|продлю продлить|украшу украсить|закажу заказать|посещу посетить|
  навещу навестить|сообщу сообщить|обращусь обратиться|накоплю накопить|переведу перевести|соглашусь согласиться|
  поблагодарю поблагодарить|успею успеть|создам создать|узнаю узнать|вручу вручить|
  передвину передвинуть|сверю сверить|проверю проверить|заведу завести|сдамся сдаться|засяду засесть|скину скинуть`;

const pairsOf = (text: string) =>
  text.split('|').map((pair) => pair.trim().split(' ') as [form: string, infinitive: string]);

/** «Куплю» → «купим», «пойду» → «пойдем», «испеку» → «испечем». */
function pluralOf(form: string, infinitive: string): string {
  const [own, reflexive] = [form.replace(/сь$/, ''), form.endsWith('сь') ? 'ся' : ''];
  const base = infinitive.replace(/ся$/, '');
  const second = (/ить$/.test(base) && !/ью$/.test(own)) || /^(?:смотр|сид|увид)еть$|^(?:спать|лежать)$/.test(base);
  if (own.endsWith('дам')) return `${own.slice(0, -1)}дим${reflexive}`;
  if (second) return `${base.slice(0, -3)}им${reflexive}`;
  const stem = own.slice(0, -1).replace(/г$/, 'ж').replace(/к$/, 'ч');
  return `${stem}ем${reflexive}`;
}

const withPlural = ([form, infinitive]: [string, string]): [string, string][] => {
  const plain = form.replace('+', '');
  const mark = form === plain ? '' : '+';
  return [
    [form, infinitive],
    [mark + pluralOf(plain, infinitive), infinitive],
  ];
};

const roots = new Map(pairsOf(ROOTS).flatMap(withPlural));
const whole = new Map(pairsOf(WHOLE).flatMap(withPlural));

const PREFIX =
  /^(?:пере|подо|подъ|под|разо|раз|рас|обо|объ|об|ото|отъ|от|изо|из|ис|вос|воз|при|про|до|за|на|по|вы|со|съ|с|во|у|о|в)$/;
const LONGEST_PREFIX = 4;
const NOT_VERBS =
  /^(?:(?:случа|урожа|трамва|попуга|обыча|кита|сара|лиша|кра|ча|ра|ма)(?:ю|ем)|знаю|думаю|понимаю|считаю|желаю|подам)$/;

/** «Разберу» → «разобрать»: a vowel between the prefix and a root that begins with two consonants. */
const joined = (prefix: string, infinitive: string) =>
  /^(?:бить|шить|лить|пить|вить|жать|тереть)/.test(infinitive)
    ? withoutVowel(prefix, infinitive) + infinitive
    : prefix + (/^(?:бра|зва|гна|рва)/.test(infinitive) && /[^аеиоуыъ]$/.test(prefix) ? 'о' : '') + infinitive;

/** «Сошью» is «сшить» and «разолью» «разлить»: the vowel of the prefix goes with the form. */
function withoutVowel(prefix: string, infinitive: string): string {
  const bare = prefix.replace(/^(с|под|раз|об|от|из)о$/, '$1');
  return /^[шпт]/.test(infinitive) ? bare.replace(/з$/, 'с') : bare;
}

function prefixed(word: string): string | null {
  for (let length = 1; length <= LONGEST_PREFIX; length++) {
    const prefix = word.slice(0, length);
    const own = word.slice(length);
    const infinitive = PREFIX.test(prefix) ? (roots.get(own) ?? roots.get(`+${own}`)) : undefined;
    if (infinitive) return joined(prefix, infinitive);
  }
  return null;
}

/** The infinitive of «куплю», «сходим», «приготовлю», «прочитаю», «забронирую»; null for other words. */
export const infinitiveOfFuture = rememberedOfWords((word): string | null => {
  if (word.length < 4 || NOT_VERBS.test(word)) return null;
  const known = whole.get(word) ?? roots.get(word) ?? prefixed(word);
  if (known) return known;
  const [, stem, reflexive] = /^(\p{L}{2,}(?:а|я|иру))(?:ю|ем)(сь|ся)?$/u.exec(word) ?? [];
  if (!stem || (stem.length < 4 && !/^(?:сдела|скача)$/.test(stem))) return null;
  return `${stem.replace(/иру$/, 'ирова')}ть${reflexive ? 'ся' : ''}`;
});
