import { block } from '#core/rich_text/block'
import { longText } from '#core/fields/kinds/long_text'

/** HTML that staff write themselves. It is cleaned, as all HTML is. */
export default block({
  label: { fr_FR: 'HTML', en_GB: 'HTML' },
  help: {
    fr_FR: 'Nettoyé\u202f: ni script, ni cadre, ni style.',
    en_GB: 'Cleaned: no script, no frame, no style.',
  },
  icon: 'code',
  group: 'advanced',
  permission: 'platform.html_blocks.use',
  fields: { html: longText({ label: { fr_FR: 'HTML', en_GB: 'HTML' }, length: 50_000, rows: 10 }) },
  html: ['html'],
})
