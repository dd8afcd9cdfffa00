import { useRef, useState, type FormEvent } from 'react'
import { FieldGroup, FieldRow, FormCheck, FormRadios, FormText } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import { useSavedEmail } from '#web/lib/saved_email'
import type { ResponseOf } from '#web/lib/registry'
import type { FormRefusal } from '#web/form/refusal'
import { LegalLink } from '#web/ui/legal_link'
import { PasswordFields } from '../../sign_in/password_fields'
import { CompanyFields } from '../profile/company_fields'

type Consents = ResponseOf<'users.registration.show'>['data']['consents']

interface RegisterFormProps {
  /** What is declared and agreed to. */
  consents: Consents
  refusal: FormRefusal | undefined
  /** Where to go afterwards, from the address. */
  next: string | null
}

const KINDS = ['individual', 'professional']

/** A new account. The fields of a company show with that choice, by the style sheet alone. */
export function RegisterForm({ consents, refusal, next }: RegisterFormProps) {
  const t = useWords()
  const place = useRef<HTMLDivElement>(null)
  useSavedEmail(place)
  const [chosen, setChosen] = useState(refusal?.values.kind ?? 'individual')
  const follow = ({ target }: FormEvent) => {
    const field = target as HTMLInputElement
    if (field.name === 'kind') setChosen(field.value)
  }
  return (
    <div ref={place} className="kind-form" onChange={follow}>
      <ShopForm
        labelOf={(name) => t(`users.fields.${name}`)}
        values={{ kind: 'individual' }}
        refusal={refusal}
        submit={t('users.register.submit')}
      >
        {next && <input type="hidden" name="next" value={next} />}
        <FormRadios
          name="kind"
          required
          options={KINDS.map((kind) => ({ value: kind, label: t(`users.register.kinds.${kind}`) }))}
        />
        <FieldRow>
          <FormText name="firstName" required maxLength={35} autoComplete="given-name" />
          <FormText name="lastName" required maxLength={35} autoComplete="family-name" />
        </FieldRow>
        <FormText
          name="email"
          required
          type="email"
          inputMode="email"
          minLength={6}
          maxLength={254}
          autoComplete="email"
          hint={t('users.register.email_hint')}
        />
        <FormText name="phone" isOptional type="tel" maxLength={40} autoComplete="tel" />
        <div className="company-fields">
          <CompanyFields isRequired={chosen === 'professional'} />
        </div>
        <FieldGroup title={t('users.register.password')}>
          <PasswordFields />
        </FieldGroup>
        <div className="border-t border-line pt-3">
          {consents.map((consent) => (
            <ConsentCheck key={consent.kind} {...consent} />
          ))}
          <p className="mt-2 text-sm text-muted">
            {t('users.register.privacy')} <LegalLink kind="privacy">{t('users.register.read_privacy')}</LegalLink>
          </p>
        </div>
      </ShopForm>
    </div>
  )
}

const FIELD_OF = { majority: 'isAdult', terms: 'acceptsTerms' } as const

function ConsentCheck({ kind, text, address, version }: Consents[number]) {
  const t = useWords()
  return (
    <>
      {kind === 'terms' && version && <input type="hidden" name="termsVersion" value={version} />}
      <FormCheck name={FIELD_OF[kind]} required>
        {text}
        {address && (
          <>
            {' '}
            <a href={address} target="_blank" rel="noreferrer" className="underline hover:text-primary">
              {t('users.register.read_terms')}
            </a>
          </>
        )}
        {version && (
          <>
            {' '}
            <LegalLink kind="terms">{t('users.register.read_terms')}</LegalLink>
          </>
        )}
      </FormCheck>
    </>
  )
}
