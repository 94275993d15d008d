/** Languages in which a message is recognised, to answer that English is understood. */
export type ForeignLanguage = keyof typeof SENTENCES

/** So many characters say in which language a message is. */
const LONGEST = 400
/** One of these is enough where no word is English; they are no English words. */
const STRONG: readonly (readonly [ForeignLanguage, string])[] = [
  [
    'de',
    `ich möchte moechte möchten will_ lernen laufen abnehmen sparen schreiben üben trainieren täglich jeden jede woche wochen bis_ und oder nicht für
    mit zum zur einen eine einem meine meinen mein stunden minuten monat monate jahr jahre heute morgen_ bitte danke hallo kannst können soll mir
    mich dir dich ist sind habe wie_ was_ nächste nächsten aufhören rauchen lesen abends morgens dreimal zweimal mal_ ab_ guten tag_ geht es_ geht's du_ das_ auch_ auf_ wir_ sie_ wenn_ aber_ mehr_ noch_ lieber_ später_ früher_ der_ den_ dem_ und deutsch_`,
  ],
  [
    'fr',
    `je veux voudrais apprendre courir perdre économiser écrire lire arrêter fumer chaque jours semaine semaines mois jour_ fois heures avant_ pour_
    avec mes mon_ ma_ dans_ une bonjour merci salut comment_ peux peut_ aujourd'hui demain s'il plaît plait est_ suis j'aimerais par_ le_ les_ des_ l'anglais
    l'espagnol et_ du_ d'ici matin soir maigrir préparer tu_ vous_ que_ c'est parler_ français_ pas_ ne_`,
  ],
  [
    'es',
    `quiero quisiera aprender correr ahorrar escribir leer_ dejar fumar cada días dias semana semanas mes_ meses veces horas antes_ para_ con_ mi_
    mis una hola gracias puedo puedes hoy mañana ayuda por_ favor español inglés estoy necesito y_ hasta adelgazar kilos_ preparar_ el_ qué cómo`,
  ],
  [
    'it',
    `voglio vorrei imparare correre_ risparmiare scrivere leggere smettere fumare ogni giorno giorni settimana settimane mese mesi volte ore_ prima_
    per_ con_ mio mia un'ora una_ ciao grazie posso puoi oggi domani entro inglese spagnolo sono devo che_ il_ dimagrire minuti perdere_`,
  ],
  [
    'pt',
    `quero queria gostaria aprender_ correr_ economizar poupar escrever ler_ parar fumar_ cada_ dias_ semana_ semanas_ mês meses_ vezes horas_ antes_
    para_ com_ meu minha uma_ olá ola_ obrigado obrigada posso_ você hoje amanhã ajuda_ inglês até_ preciso emagrecer não estou_ dia_`,
  ],
  [
    'nl',
    `ik wil_ wilt graag leren_ lopen_ sparen_ schrijven lezen stoppen_ roken elke dag_ dagen weken maand maanden keer uur_ voor_ met_ mijn een_ het_
    hallo_ dank dankjewel bedankt kan_ kun vandaag morgen_ alsjeblieft niet spaans engels hardlopen afvallen en_ minuten_ per_`,
  ],
  [
    'sv',
    `jag vill_ lära mig_ springa spara_ skriva varje dag_ veckor veckan månad gånger timmar innan och_ inte hej tack idag imorgon_ spanska engelska minuter_ sluta röka`,
  ],
  [
    'da',
    `jeg vil_ gerne lære løbe_ spare_ skrive_ hver_ uger ugen måned gange_ timer_ og_ ikke hej_ tak idag_ spansk engelsk minutter ryge`,
  ],
  [
    'pl',
    `chcę chce nauczyć się biegać oszczędzić pisać codziennie każdy tydzień tygodniu miesiąc razy godziny minut_ dzień dobry cześć dziękuję proszę hiszpańskiego angielskiego rzucić palenie`,
  ],
  [
    'tr',
    `istiyorum öğrenmek koşmak her_ gün hafta haftada ay_ kez saat dakika merhaba teşekkürler lütfen ingilizce ispanyolca için bir_ sigarayı bırakmak`,
  ],
]
/** Words of one of those lists with a trailing `_` count only beside others: they are words of other languages too. */
const ENGLISH = new Set(
  `a about add after again all am an and any are as at back be because before book build but buy by call can complete could day
  days do don't each eat every everything feel finish for free from get go goal good have hello help hey hi hour hours how i i'd
  i'm if in is it just learn least less like long lose make me mind mins month months more my need never next no not of off
  on once or overdue plan practice practise prepare quit read run save schedule session sessions should so start stop study task
  tasks thanks that the then there this time times to today tomorrow train twice until up want was week weekly weeks what when
  where which will with without work would write year you your`.split(/\s+/),
)

const WORDS = new Map<string, { language: ForeignLanguage; isStrong: boolean }[]>()
for (const [language, list] of STRONG)
  for (const entry of list.split(/\s+/)) {
    const word = entry.replace(/_$/, '')
    WORDS.set(word, [...(WORDS.get(word) ?? []), { language, isStrong: !entry.endsWith('_') }])
  }

const SCRIPTS: readonly (readonly [ForeignLanguage, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
]

const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u

/** The language of a message by its script and function words; null for English and in doubt. Its cost is linear. */
export function foreignLanguage(text: string): ForeignLanguage | null {
  const said = text.slice(0, LONGEST).normalize('NFC')
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  for (const [language, script] of SCRIPTS)
    if (letters > 1 && (said.match(script)?.length ?? 0) * 2 > letters)
      return language === 'zh' && KANA.test(said) ? 'ja' : language
  const words =
    said
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? []
  const points = new Map<ForeignLanguage, { strong: number; all: number }>()
  for (const word of new Set(words))
    for (const { language, isStrong } of WORDS.get(word) ?? []) {
      const { strong, all } = points.get(language) ?? { strong: 0, all: 0 }
      points.set(language, { strong: strong + Number(isStrong), all: all + 1 })
    }
  const english = new Set(words.filter((word) => ENGLISH.has(word))).size
  const [best] = [...points].toSorted(
    ([, one], [, other]) => other.strong - one.strong || other.all - one.all,
  )
  if (!best) return null
  const [language, { strong, all }] = best
  const isSure = english === 0 ? strong > 0 && (all > 1 || words.length < 3) : strong > 1 && all > english
  return isSure ? language : null
}

const SENTENCES = {
  de: 'Ich verstehe bisher nur Englisch. Versuch es gern mit einem dieser Sätze:',
  fr: 'Pour le moment, je comprends seulement l’anglais. Essaie une de ces phrases :',
  es: 'Por ahora solo entiendo inglés. Prueba con una de estas frases:',
  it: 'Per ora capisco solo l’inglese. Prova con una di queste frasi:',
  pt: 'Por enquanto só entendo inglês. Experimente uma destas frases:',
  nl: 'Ik begrijp voorlopig alleen Engels. Probeer een van deze zinnen:',
  sv: 'Än så länge förstår jag bara engelska. Prova en av de här meningarna:',
  da: 'Indtil videre forstår jeg kun engelsk. Prøv en af disse sætninger:',
  pl: 'Na razie rozumiem tylko angielski. Wypróbuj jedno z tych zdań:',
  tr: 'Şimdilik yalnızca İngilizce anlıyorum. Şu cümlelerden birini deneyin:',
  ja: '今のところ英語だけわかります。次の文を試してください。',
  ko: '지금은 영어만 이해해요. 이 문장 중 하나를 써 보세요.',
  zh: '目前我只懂英语。请试试下面的句子：',
  ru: 'Пока я понимаю только английский. Попробуйте одну из этих фраз:',
  ar: 'أفهم الإنجليزية فقط حتى الآن. جرّب إحدى هذه الجمل:',
  he: 'בינתיים אני מבין רק אנגלית. אפשר לנסות אחד מהמשפטים האלה:',
  el: 'Προς το παρόν καταλαβαίνω μόνο αγγλικά. Δοκίμασε μία από αυτές τις φράσεις:',
  hi: 'फ़िलहाल मैं केवल अंग्रेज़ी समझता हूँ। इनमें से कोई वाक्य आज़माएँ:',
} as const

/** One sentence in a language that says that English is understood. */
export function understandsEnglish(language: ForeignLanguage): string {
  return SENTENCES[language]
}
