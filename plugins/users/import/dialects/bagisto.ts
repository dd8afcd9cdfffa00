import { columnsNamed } from '#core/import/flat_dialect'
import { birthDayOf, genderOf, translateCustomers } from '#plugins/users/import/dialects/customer_rows'
import { customerDialect } from '#plugins/users/import/customer_file'

export default customerDialect(
  { fr_FR: 'Clients (Bagisto)', en_GB: 'Customers (Bagisto)' },
  {
    columns: columnsNamed('email customer_group_code first_name last_name phone date_of_birth gender'),
    marks: ['email', 'customer_group_code', 'first_name', 'last_name'],
    translate: (file) =>
      translateCustomers(file, {
        email: 'email',
        group: 'customer_group_code',
        first_name: 'first_name',
        last_name: 'last_name',
        phone: 'phone',
        birth_date: { from: 'date_of_birth', as: birthDayOf },
        gender: { from: 'gender', as: genderOf },
      }),
  }
)
