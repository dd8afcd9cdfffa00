import type { BlockProps } from '#web/rich_text/document'
import { ContactForm } from '../storefront/contact/contact_form'

/** Sections of translations that the form uses. */
export const words = ['cms.contact', 'form']

/** The contact form. Its answer is on the contact page. */
export default function ContactFormBlock({
  values: { title, subject },
  data,
}: BlockProps<{ title: string | null; subject: string | null }, { stamp: string } | null>) {
  return (
    <div>
      {title && <h2>{title}</h2>}
      <ContactForm stamp={data?.stamp ?? ''} {...(subject ? { subject } : {})} />
    </div>
  )
}
