const NAMES = {
  web: { fr: 'La boutique', en: 'The shop' },
  worker: { fr: 'Le processus de fond', en: 'The worker' },
  gateways: { fr: 'Le simulateur de paiement', en: 'The payment simulator' },
}

/**
 * The message that a process has ended, with the reason and the time of its restart.
 * @param {'web' | 'worker' | 'gateways'} name @param {number | null} code @param {string | null} signal
 * @param {number} pause milliseconds @param {number} megabytes its heap limit
 */
export function exitMessage(name, code, signal, pause, megabytes) {
  // V8 aborts the process when it is out of memory.
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

/**
 * The message that a process takes more memory than its share.
 * @param {'web'} name @param {number} megabytes what it takes @param {number} share
 */
export function grownMessage(name, megabytes, share) {
  return {
    fr: `${NAMES[name].fr} occupe ${megabytes} Mo, plus que sa part de ${share} Mo (WEB_MEMORY_MB) : un nouveau processus la remplace.`,
    en: `${NAMES[name].en} takes ${megabytes} MB, more than its share of ${share} MB (WEB_MEMORY_MB): a new process replaces it.`,
  }
}

/** The message that a new process did not start. @param {'web'} name */
export function notReplacedMessage(name) {
  return {
    fr: `${NAMES[name].fr} garde son ancien processus : le nouveau n’a pas démarré. Lancez « npx cli doctor ».`,
    en: `${NAMES[name].en} keeps its old process: the new one did not start. Run "npx cli doctor".`,
  }
}
