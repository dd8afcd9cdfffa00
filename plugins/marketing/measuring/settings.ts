import { boolean } from '#core/fields/kinds/boolean'
import { setting } from '#core/settings/setting'

export const MEASURED = 'marketing.campaigns.measured'

/** Whether it is measured who opens campaigns and follows their links. */
export const measuringSettings = {
  [MEASURED]: setting(
    boolean({
      label: { fr_FR: 'Mesurer ouvertures et clics des campagnes', en_GB: 'Measure openings and clicks of campaigns' },
      help: {
        fr_FR:
          'La loi demande l’accord de chaque lecteur avant de mesurer ce qu’il ouvre ou suit (CNIL, pixels de suivi). La page des choix du lecteur propose alors une case, jamais cochée d’avance. Qui ne l’a pas cochée reçoit le même email, sans image de mesure ni lien modifié.',
        en_GB:
          'The law asks for the consent of each reader before what they open or follow is measured (CNIL, tracking pixels). The page of the reader’s choices then has a box, never ticked beforehand. Who did not tick it gets the same mail, without a tracking picture or a changed link.',
      },
      default: false,
    }),
    {
      section: 'emails',
      group: { fr_FR: 'Lettre d’information', en_GB: 'Newsletter' },
      permission: 'configuration.emails.update',
      scope: ['channel'],
    }
  ),
}
