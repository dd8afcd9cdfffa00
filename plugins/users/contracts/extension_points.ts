import type { PersonalDataSource } from '#plugins/users/contracts/personal_data_source'

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** What plugins know about customers: given to them and erased when they ask. */
    'users.personal_data': PersonalDataSource
  }
}
