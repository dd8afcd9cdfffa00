import { FormCheck } from '#web/form/fields'
import { useWords } from '#web/lib/i18n'
import { LegalLink } from '#web/ui/legal_link'

/** The checkbox for the terms, which open without leaving the form. `version` is the linked version, which is accepted. */
export function TermsCheck({ version }: { version: string }) {
  const t = useWords()
  return (
    <>
      <input type="hidden" name="termsVersion" value={version} />
      <FormCheck name="acceptsTerms" required>
        {t('sales.checkout.terms_before')} <LegalLink kind="terms">{t('sales.checkout.terms_link')}</LegalLink>.
      </FormCheck>
    </>
  )
}
