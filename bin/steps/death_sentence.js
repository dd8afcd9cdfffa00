const NAMES = {
  web: { fr: 'La boutique', en: 'The shop' },
  worker: { fr: 'Le processus de fond', en: 'The worker' },
}

/**
 * Says why a process ended, and when it is started again.
 * @param {'web' | 'worker'} name @param {number | null} code @param {string | null} signal
 * @param {number} pause milliseconds @param {number} megabytes what its objects were allowed to take
 */
export function deathSentence(name, code, signal, pause, megabytes) {
  // V8 ends the process this way when an object finds no room.
  const reason =
    signal === 'SIGABRT' || code === 134
      ? {
          fr: `la mémoire lui a sans doute manqué (limite : ${megabytes} Mo ; NODE_OPTIONS=--max-old-space-size=${megabytes * 2} la double)`,
          en: `it probably ran out of memory (limit: ${megabytes} MB; NODE_OPTIONS=--max-old-space-size=${megabytes * 2} doubles it)`,
        }
      : { fr: signal ? `signal ${signal}` : `code ${code}`, en: signal ? `signal ${signal}` : `exit code ${code}` }
  const seconds = pause / 1000
  return {
    fr: `${NAMES[name].fr} s’est arrêté${name === 'web' ? 'e' : ''} : ${reason.fr}. Nouveau démarrage dans ${seconds} s.`,
    en: `${NAMES[name].en} has ended: ${reason.en}. It is started again in ${seconds} s.`,
  }
}
