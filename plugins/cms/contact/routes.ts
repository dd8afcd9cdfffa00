import type { Router } from '@adonisjs/core/http'
import { storeContactMessage } from '#plugins/cms/contact/contact_message_validator'

const ContactFormsController = () => import('#plugins/cms/contact/contact_forms_controller')
const ContactMessagesController = () => import('#plugins/cms/contact/contact_messages_controller')

/** What visitors write to the shop. */
export function contactRoutes(router: Router): void {
  router.get('/api/cms/contact-form', [ContactFormsController, 'show']).as('cms.contact_form.show').public()
  router
    .post('/api/cms/contact-messages', [ContactMessagesController, 'store'])
    .as('cms.contact_messages.store')
    .public()
    .accepts(storeContactMessage)
}
