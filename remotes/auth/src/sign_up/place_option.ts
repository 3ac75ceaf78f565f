/** A country or state as a choice of a list. */
export const placeOption = ({
  iso_code: value,
  name: label,
}: {
  iso_code: string
  name: string
}) => ({
  value,
  label,
})
