import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { FormRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { ContactDetails } from './contact_details'
import { ContactForm } from './contact_form'
import type { ContactTexts } from './contact_texts'
import { loadContact, sendContact } from './contact_screen.server'

export const meta = pageHead
export const loader = loadContact
export const action = sendContact

/** The page on which visitors write to the shop. */
export default function ContactScreen() {
  const t = useWords()
  const { stamp, contact } = useLoaderData<typeof loader>()
  const answer: { email?: string; refusal?: FormRefusal } | undefined = useActionData<typeof action>()
  return (
    <div className="shell py-12 md:py-20">
      <h1 className="mb-4 font-serif text-3xl">{t('cms.contact.title')}</h1>
      {answer?.email ? (
        <Thanks email={answer.email} contact={contact} />
      ) : (
        <>
          <p className="mb-8 max-w-2xl text-lg text-muted">{t('cms.contact.lead')}</p>
          <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <ContactForm stamp={stamp} refusal={answer?.refusal} />
            <ContactDetails {...contact} />
          </div>
        </>
      )}
    </div>
  )
}

/** In the place of the form. The button is gone, so screen readers are led here. */
function Thanks({ email, contact }: { email: string; contact: ContactTexts }) {
  const t = useWords()
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="grid gap-10">
      <p ref={place} role="status" tabIndex={-1} className="max-w-2xl text-lg text-positive">
        {t('cms.contact.done', { email })}
      </p>
      <ContactDetails {...contact} />
    </div>
  )
}
