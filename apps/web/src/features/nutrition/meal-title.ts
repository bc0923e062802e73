/** The id of a meal's heading, which the link to the next meal targets. */
export const mealTitleId = (place: number) => `meal-${place}`;
