import { SeedVocabulary } from '#plugins/tickets/vocabulary/seed_vocabulary'
import { systemOrigin } from '#core/audit/origin'
import type { Preparation } from '#core/boot/preparation'

/** Gives a new shop the words of its tickets. */
const prepareVocabulary: Preparation = {
  async prepare(app) {
    await (await app.container.make(SeedVocabulary)).execute(systemOrigin('command', 'seed:tickets'))
  },
}

export default prepareVocabulary
