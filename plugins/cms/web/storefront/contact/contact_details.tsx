import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import type { ContactTexts } from './contact_texts'

/** Where and when the shop is reached, as its settings say. What is not set is left out. */
export function ContactDetails({ shopName, address, phone, email, hours }: ContactTexts) {
  const t = useWords()
  if (!address && !phone && !email && !hours) return null
  return (
    <dl className="grid content-start gap-6 border-t border-line pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
      {address && (
        <Fact label={t('cms.contact.address')}>
          <span className="font-semibold">{shopName}</span>
          {`\n${address}`}
        </Fact>
      )}
      {phone && (
        <Fact label={t('cms.contact.phone')}>
          <a className={LINK} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </Fact>
      )}
      {email && (
        <Fact label={t('cms.contact.email')}>
          <a className={LINK} href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
      )}
      {hours && <Fact label={t('cms.contact.hours')}>{hours}</Fact>}
    </dl>
  )
}

const LINK = 'inline-flex min-h-11 items-center break-all text-primary underline'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 font-serif text-xl">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  )
}
