/** The verbs that command the assistant, and the forms in which people say them. */
export type Verb =
  | 'add'
  | 'remind'
  | 'put'
  | 'make'
  | 'complete'
  | 'mark'
  | 'return'
  | 'open'
  | 'activate'
  | 'delete'
  | 'remove'
  | 'move'
  | 'shift'
  | 'rename'
  | 'change'
  | 'raise'
  | 'lower'
  | 'cancel'
  | 'detach'
  | 'describe'
  | 'keep';

export type Mood = 'imperative' | 'infinitive' | 'joint';

export interface Head {
  verb: Verb;
  mood: Mood;
}

const CREATING: readonly Verb[] = ['add', 'remind', 'put', 'make'];
export const isCreating = (verb: Verb) => CREATING.includes(verb);

/** Imperatives (the polite «-те» is made of them), then after «|» infinitives, then after «|» «давай …»-forms. */
const ROWS: readonly [Verb, string][] = [
  [
    'add',
    `добавь добавляй создай создавай запиши записывай внеси занеси заноси заведи закинь накинь накидай докинь впиши пропиши
    сохрани зафиксируй зарегистрируй забей запомни включи сформируй подкинь кинь черкни
    | добавить создать записать внести занести завести закинуть вписать зафиксировать зарегистрировать сохранить
    | добавим создадим запишем внесем занесем заведем закинем впишем`,
  ],
  ['remind', 'напомни напоминай напомнишь | напомнить | напомним'],
  [
    'put',
    'поставь ставь установи назначь задай выставь запланируй планируй определи | поставить установить назначить запланировать | поставим назначим запланируем',
  ],
  ['make', 'сделай делай | сделать | сделаем'],
  [
    'complete',
    'заверши завершай закрой закрывай выполни зачти засчитай вычеркни вычеркивай зачеркни отчеркни закрывайте | завершить вычеркивать закрыть закрывать вычеркнуть зачеркнуть | закроем завершим вычеркнем',
  ],
  ['mark', 'отметь отмечай пометь помечай отметьте галочкни | отметить пометить отмечать | отметим пометим'],
  ['return', 'верни возврати вертай восстанови возвращай | вернуть возвратить восстановить | вернем восстановим'],
  ['open', 'открой открывай | открыть | откроем'],
  [
    'activate',
    'активируй реактивируй возобнови переоткрой разархивируй раззакрой | активировать реактивировать возобновить переоткрыть | активируем возобновим',
  ],
  [
    'delete',
    `удали удаляй сотри стирай выкинь выкидывай выброси выбрасывай снеси ликвидируй уничтожь грохни прибей
    избавься исключи
    | удалить стереть выкинуть выбросить снести ликвидировать удалять
    | удалим сотрем выкинем выбросим`,
  ],
  ['remove', 'убери убирай сними снимай сбрось очисти почисти обнули | убрать снять сбросить очистить | уберем снимем'],
  [
    'move',
    'перенеси переноси перекинь перемести перемещай передвинь переставь перебрось переложи положи переведи двинь двигай перетащи перетяни перебрось помести закрепи прикрепи привяжи | перенести перекинуть переместить передвинуть переставить переложить | перенесем передвинем переставим',
  ],
  [
    'shift',
    'сдвинь сдвигай отложи откладывай отодвинь подвинь продли отсрочь | сдвинуть отложить отодвинуть продлить | сдвинем отложим',
  ],
  [
    'rename',
    'переименуй переименовывай назови переназови замени озаглавь называется | переименовать назвать заменить | переименуем назовем',
  ],
  [
    'change',
    'измени изменяй поменяй меняй смени исправь обнови поправь скорректируй | изменить поменять сменить исправить обновить | изменим поменяем',
  ],
  ['raise', 'повысь подними увеличь | повысить поднять увеличить | повысим поднимем'],
  ['lower', 'понизь снизь опусти уменьши | понизить снизить опустить уменьшить | понизим снизим'],
  ['cancel', 'отмени отменяй откати отмена | отменить | отменим'],
  ['detach', 'открепи отвяжи отцепи | открепить отвязать | открепим'],
  ['describe', 'опиши допиши | |'],
  ['keep', 'оставь оставляй | |'],
];

function buildForms(): Map<string, Head> {
  const forms = new Map<string, Head>();
  const put = (text: string, verb: Verb, mood: Mood) => {
    for (const form of text.split(/\s+/).filter(Boolean)) if (!forms.has(form)) forms.set(form, { verb, mood });
  };
  for (const [verb, row] of ROWS) {
    const [imperatives = '', infinitives = '', joint = ''] = row.split('|');
    put(imperatives, verb, 'imperative');
    put(imperatives.replace(/(\S+)/g, '$1те'), verb, 'imperative');
    put(infinitives, verb, 'infinitive');
    put(joint, verb, 'joint');
    put(joint.replace(/(\S+)/g, '$1те'), verb, 'joint');
  }
  return forms;
}

/** Every form of a command by its folded spelling. */
export const headForms: ReadonlyMap<string, Head> = buildForms();

/** Forms that a slip of the keyboard may stand for. */
export const imperativeForms: readonly string[] = [...headForms]
  .filter(([form, head]) => head.mood === 'imperative' && form.length > 3)
  .map(([form]) => form);
