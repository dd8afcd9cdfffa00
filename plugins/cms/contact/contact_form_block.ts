import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { block } from '#core/rich_text/block'
import { stampForm } from '#plugins/cms/contact/form_stamp'
import { text } from '#core/fields/kinds/text'

/** The contact form on any page. A page is cached, so that its stamp may be older than the visit. */
export default block({
  label: { fr_FR: 'Formulaire de contact', en_GB: 'Contact form' },
  icon: 'mail',
  group: 'content',
  fields: {
    title: text({ label: { fr_FR: 'Titre', en_GB: 'Title' }, length: 120 }),
    subject: text({ label: { fr_FR: 'Objet proposé', en_GB: 'Proposed subject' }, length: 150 }),
  },
  async load(values) {
    const stamp = stampForm((await app.container.make(Clock)).iso())
    return { data: values.map(() => ({ stamp })), tags: [] }
  },
})
