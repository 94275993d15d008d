/** Frequent words that are not English, by language. */
const WORDS: Record<Language, RegExp> = {
  German:
    /^(?:ich|möchte|will|und|der|die|das|ein|eine|lernen|jeden|tag|bis|für|mein|meine|nicht|mit|auf|wochen?|abnehmen|laufen|mehr|zu|den|im|bitte|kannst|habe|sparen)$/,
  French:
    /^(?:je|veux|voudrais|et|le|la|les|un|une|des|apprendre|chaque|jour|pour|mon|ma|pas|avec|jusqu|semaines?|perdre|courir|plus|à|au|du|bonjour|mois|économiser)$/,
  Spanish:
    /^(?:quiero|quisiera|y|el|los|las|un|una|aprender|cada|día|para|mi|con|hasta|semanas?|perder|correr|más|del|hola|por|mes|meses|ahorrar|estudiar)$/,
  Italian:
    /^(?:voglio|vorrei|e|il|lo|gli|un|una|imparare|ogni|giorno|per|mio|mia|non|con|fino|settimane?|perdere|correre|più|al|ciao|mesi|risparmiare|studiare)$/,
  Portuguese:
    /^(?:quero|queria|e|o|os|um|uma|aprender|cada|dia|para|meu|minha|não|com|até|semanas?|perder|correr|mais|do|olá|meses|poupar|estudar)$/,
  Dutch:
    /^(?:ik|wil|graag|en|de|het|een|leren|elke|dag|tot|voor|mijn|niet|met|weken?|afvallen|rennen|meer|te|hallo|maanden|sparen)$/,
}
type Language = 'German' | 'French' | 'Spanish' | 'Italian' | 'Portuguese' | 'Dutch'

const SENTENCES: Record<Language, string> = {
  German: 'Ich verstehe bisher nur Englisch. Sag mir dein Ziel bitte auf Englisch, zum Beispiel so:',
  French: 'Je ne comprends que l’anglais pour l’instant. Dis-moi ton objectif en anglais, par exemple :',
  Spanish: 'Por ahora solo entiendo inglés. Dime tu meta en inglés, por ejemplo:',
  Italian: 'Per ora capisco solo l’inglese. Dimmi il tuo obiettivo in inglese, per esempio:',
  Portuguese: 'Por enquanto só entendo inglês. Diz-me o teu objetivo em inglês, por exemplo:',
  Dutch: 'Ik begrijp voorlopig alleen Engels. Vertel me je doel in het Engels, bijvoorbeeld:',
}
/** These say that a text is English, whatever else stands in it. */
const ENGLISH =
  /^(?:the|to|i|my|want|for|of|a|an|in|learn|times?|week|weeks|every|minutes?|hours?|by|until|read|run|with|and|not|on|do|how|what|is|are|you|please)$/

/** The sentence that says, in the language of a text that is not English, that English is understood; null for English. */
export function englishOnly(text: string): string | null {
  const words =
    text
      .toLowerCase()
      .slice(0, 400)
      .match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => ENGLISH.test(word)).length
  const counts = Object.entries(WORDS).map(([language, known]) => ({
    language: language as Language,
    count: words.filter((word) => known.test(word)).length,
  }))
  const [best] = counts.toSorted((one, other) => other.count - one.count)
  if (!best || best.count < 2 || best.count <= english || best.count < words.length / 4) return null
  return SENTENCES[best.language]
}
