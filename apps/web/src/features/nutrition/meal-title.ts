/** The id of a meal's heading: the way to the meal of now leads there. */
export const mealTitleId = (place: number) => `meal-${place}`;
